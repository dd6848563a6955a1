import { nextRoll } from "./optimistic.js";

/** Counts the table's rolls with the player while there is no connection, so that each cross carries the turn it was made in. */
export class Away {
  #queue;

  /** @param {import("../queue.js").Queue} queue */
  constructor(queue) {
    this.#queue = queue;
  }

  /** The turn that the table is at, as far as this phone knows; what the sheet says where nothing was counted. @param {Element} main */
  turn(main) {
    return Math.max(turnOf(main), this.#queue.turn);
  }

  /** Whether more rolls were counted than this sheet shows. @param {Element} main */
  isAhead(main) {
    return this.#queue.turn > turnOf(main);
  }

  /** Paints the counted roll over what the server said of an earlier one. @param {Element} main */
  paint(main) {
    const sheet = main.querySelector("#sheet");
    const roll = this.#roll(main);
    if (!roll || !(sheet instanceof HTMLElement) || !this.isAhead(main)) {
      return;
    }
    sheet.dataset.ahead = "";
    nextRoll(sheet);
    const [whose, note] = main.querySelectorAll(".head-turn .live > *");
    // What is painted twice stays as it is; where one phone holds several seats, the second line says whose roll it is.
    const isOne = this.#note(main, Number(note.textContent?.match(/\d+/))) === note.textContent;
    (isOne ? whose : note).textContent = roll.textContent;
    if (isOne) {
      note.textContent = this.#note(main, this.turn(main));
    }
    const isOwn = roll.dataset.seat === sheet.dataset.seat && "own" in roll.dataset;
    main.querySelector(".head")?.toggleAttribute("data-yours", isOwn);
  }

  /** Offers to count on while there is no connection. @param {Element} main */
  offer(main) {
    const bar = document.getElementById("away");
    const { link } = document.body.dataset;
    const roll = this.#roll(main);
    const isCut = link === "off" || (link === "wait" && (this.#queue.turn > 0 || this.#queue.moves.length > 0));
    // The own turn that the table is known to be at has a button of its own.
    const isShown = isCut && roll !== undefined && (this.isAhead(main) || !("own" in roll.dataset));
    if (bar && isShown) {
      const [whose, note] = bar.querySelectorAll("p > *");
      whose.textContent = roll.textContent;
      note.textContent = this.#note(main, this.turn(main));
    }
    bar?.toggleAttribute("hidden", !isShown);
  }

  /** The next roll has come; an own turn in which something was crossed is ended. @param {Element} main @param {number} seat the sheet that is shown */
  next(main, seat) {
    const turn = this.turn(main);
    const active = this.#roll(main)?.dataset;
    const own = active && "own" in active ? Number(active.seat) : undefined;
    const isPlayed = this.#queue.moves.some((move) => move.type === "cross" && move.turn === turn && move.seat === own);
    this.#queue.put(isPlayed ? { type: "end_turn", turn, seat: own } : { type: "next_roll", turn, seat }, true);
  }

  /** Whose roll it is by now; nothing where no roll follows. @param {Element} main @returns {HTMLElement | undefined} */
  #roll(main) {
    const rolls = /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("#rolls li"));
    return rolls[(this.turn(main) - turnOf(main)) % rolls.length];
  }

  /** The number of a turn in words. @param {Element} main @param {number} turn */
  #note(main, turn) {
    return main.querySelector("#rolls")?.getAttribute("data-note")?.replace(/\d+/, String(turn)) ?? "";
  }
}

/** The turn that the server said; 0 where there are none. @param {Element} main */
function turnOf(main) {
  return Number(main.querySelector("#sheet")?.getAttribute("data-turn"));
}
