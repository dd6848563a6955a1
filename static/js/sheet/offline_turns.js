import { spaceKey } from "./move_codec.js";
import { openForNextRoll } from "./optimistic.js";

/** @typedef {import("./pending_store.js").Move} Move */

/** Counts the table's rolls with the player while there is no connection, so that each cross carries the turn it was made in. */
export class OfflineTurns {
  #queue;

  /** @param {import("./move_queue.js").MoveQueue} queue */
  constructor(queue) {
    this.#queue = queue;
  }

  /** The turn that the table is at, as far as this phone knows. @param {Element} main */
  turn(main) {
    return Math.max(turnOf(main), this.#queue.turn);
  }

  /** Whether more rolls were counted than this sheet shows. @param {Element} main */
  isAhead(main) {
    return this.#queue.turn > turnOf(main);
  }

  /** Paints the counted roll over the server's sheet of an earlier one. @param {Element} main */
  paint(main) {
    const sheet = main.querySelector("#sheet");
    const roll = this.#roll(main);
    if (!roll || !(sheet instanceof HTMLElement) || !this.isAhead(main)) {
      return;
    }
    sheet.dataset.ahead = "";
    openForNextRoll(sheet);
    const [title, note] = main.querySelectorAll(".sheet-header-turn .live-region > *");
    // Painting twice changes nothing; on a phone with several seats the second line names the roller.
    const isSingle = this.#note(main, Number(note.textContent?.match(/\d+/))) === note.textContent;
    (isSingle ? title : note).textContent = roll.textContent;
    if (isSingle) {
      note.textContent = this.#note(main, this.turn(main));
    }
    main.querySelector(".sheet-header")?.toggleAttribute("data-own-turn", "own" in roll.dataset);
  }

  /** Shows the bar with the button for the next roll while there is no connection. @param {Element} main */
  updateBar(main) {
    const bar = document.getElementById("offline-bar");
    const { connection } = document.body.dataset;
    const roll = this.#roll(main);
    const isOffline = connection === "off" || (connection === "wait" && (this.#queue.turn > 0 || this.#queue.moves.length > 0));
    // The own turn, if the table is known to be at it, has a button of its own.
    const isShown = isOffline && roll !== undefined && (this.isAhead(main) || !("own" in roll.dataset));
    if (bar && isShown) {
      /** @type {Element} */ (bar.querySelector("strong")).textContent = roll.textContent;
      /** @type {Element} */ (bar.querySelector("button span")).textContent = this.#roll(main, 1)?.dataset.next ?? "";
    }
    bar?.toggleAttribute("hidden", !isShown);
  }

  /** Counts a roll; an own turn in which something was crossed is ended. @param {Element} main @param {number} seat the shown sheet */
  countRoll(main, seat) {
    const turn = this.turn(main);
    const active = this.#roll(main)?.dataset;
    const own = active && "own" in active ? Number(active.seat) : undefined;
    const isPlayed = this.#queue.moves.some((move) => move.type === "cross" && move.turn === turn && move.seat === own);
    this.#queue.add(isPlayed ? { type: "end_turn", turn, seat: own } : { type: "next_roll", turn, seat }, true);
  }

  /**
   * Asks whether the next roll has come, without a connection and with all crosses of this one made; null if there is nothing to ask.
   * @param {Element} main @param {Move} move a cross @param {Move[]} pending the moves of its seat without a response
   * @returns {import("./toasts.js").Toast | null}
   */
  question(main, move, pending) {
    const [roll, next] = [this.#roll(main), this.#roll(main, 1)];
    if (!roll || !next || !["off", "wait"].includes(document.body.dataset.connection ?? "")) {
      return null;
    }
    const known = this.isAhead(main) ? 0 : Number(main.querySelector("#sheet")?.getAttribute("data-crosses"));
    const made = known + pending.filter(({ type, turn }) => type === "cross" && turn === move.turn).length;
    if (move.turn !== this.turn(main) || made < (Number(roll.dataset.seat) === move.seat ? 2 : 1)) {
      return null;
    }
    const label = main.querySelector("#rolls")?.getAttribute("data-yes") ?? "";
    const value = main.querySelector(`#space-${spaceKey(move)}`)?.getAttribute("value") ?? "";
    return { text: next.dataset.ask ?? "", offers: [{ value, label, countsRoll: true }] };
  }

  /** The list item that names the current roller or one after it; undefined if no roll follows. @param {Element} main @returns {HTMLElement | undefined} */
  #roll(main, after = 0) {
    const rolls = /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("#rolls li"));
    return rolls[(this.turn(main) - turnOf(main) + after) % rolls.length];
  }

  /** The text "turn n". @param {Element} main @param {number} turn */
  #note(main, turn) {
    return main.querySelector("#rolls")?.getAttribute("data-note")?.replace(/\d+/, String(turn)) ?? "";
  }
}

/** The turn of the server's sheet; 0 in a game without turns. @param {Element} main */
function turnOf(main) {
  return Number(main.querySelector("#sheet")?.getAttribute("data-turn"));
}
