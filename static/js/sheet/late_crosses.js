import { createDialog } from "../kit/dialog.js";
import { parsePart } from "../kit/html.js";
import { pushLayer, removeLayer } from "../kit/layers.js";
import { PendingStore, uuid } from "./pending_store.js";
import { timeoutSignal } from "../kit/timeout_signal.js";

/** How long the card may take, in milliseconds. */
const FETCH_TIMEOUT = 6000;

/** @typedef {import("./pending_store.js").Move} Move */

/** Crosses that were made offline and refused: stored on this phone until their player decides. */
export class LateCrosses {
  #store;
  #address;
  #on;
  /** @type {HTMLDialogElement | undefined} */
  #dialog;
  /** @type {Element | null} */
  #card = null;
  /** The crosses of the card, and of the one in the dialog. @type {import("./pending_store.js").Item[]} */
  #listed = [];
  /** @type {import("./pending_store.js").Item[]} */
  #shown = [];
  /** The number of the latest request for the card. */
  #requested = 0;

  /**
   * @param {string} api the game's address
   * @param {{submit: (moves: Move[]) => void, notEnded: () => void}} on sends the crosses that were placed; says that a turn has not ended
   */
  constructor(api, on) {
    this.#store = new PendingStore(`rowlock-late ${api}`);
    // A server below a path may have "/api/v1" there, too.
    this.#address = `${api.replace(/\/api\/v1(?=\/games\/[^/]+$)/, "")}/late?crosses=`;
    this.#on = on;
    this.#store.subscribe(() => this.update());
  }

  get isEmpty() {
    return this.#store.items.length === 0;
  }

  /** @param {Move} move */
  add(move) {
    this.#store.add({ key: uuid(), move });
  }

  /**
   * Stores a refused cross that was made offline; returns whether the refusal needs no toast: one of a turn that has ended needs none.
   * @param {Move} move @param {import("./move_queue.js").Problem} problem @param {Move[]} dropped
   */
  takes(move, { code, isLate }, dropped) {
    const isOver = code === "game_over";
    const isCross = move.type === "cross" && (isOver || (isLate && move.turn !== undefined));
    if (isCross && code !== "already_crossed") {
      this.add(move);
      if (!isOver && code !== "turn_over" && dropped.some(({ type }) => type === "end_turn")) {
        this.#on.notEnded();
      }
    }
    return isCross || (move.type === "end_turn" && code === "turn_over");
  }

  /** Removes all crosses, as the game is over; returns the text that names them, if the server can be reached. */
  async clear() {
    const { items } = this.#store;
    const card = await this.#fetch(items);
    items.forEach((item) => this.#store.remove(item));
    return card?.getAttribute("data-title");
  }

  /** Fetches the card that lists where the crosses can be placed, and shows the button that opens it. */
  async update() {
    const request = (this.#requested += 1);
    const button = document.getElementById("late-crosses");
    const { items } = this.#store;
    if (items.length === 0) {
      button?.setAttribute("hidden", "");
      this.#dialog?.close();
      return;
    }
    const card = await this.#fetch(items);
    if (card && button && request === this.#requested) {
      // Here, so that it is loaded when the card is opened.
      const style = card.querySelector("#late-style");
      if (style && !document.getElementById("late-style")) {
        document.head.append(document.importNode(style, true));
      }
      style?.remove();
      this.#card = card;
      this.#listed = items;
      button.textContent = card.getAttribute("data-title");
      button.removeAttribute("hidden");
    }
  }

  /** Opens the card in a dialog. */
  open() {
    if (this.#card) {
      const dialog = (this.#dialog ??= this.#create());
      this.#shown = this.#listed;
      dialog.replaceChildren(document.importNode(this.#card, true));
      dialog.showModal();
      pushLayer(this.#close);
    }
  }

  /** @param {import("./pending_store.js").Item[]} items */
  #fetch(items) {
    return fetchCard(this.#address + encodeURIComponent(JSON.stringify(items.map(({ move }) => move))));
  }

  #close = () => this.#dialog?.close();

  #create() {
    const dialog = createDialog("late-card");
    dialog.setAttribute("aria-labelledby", "late-title");
    dialog.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#decide(dialog, /** @type {SubmitEvent} */ (event).submitter?.getAttribute("value") === "place");
    });
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    dialog.addEventListener("close", () => removeLayer(this.#close));
    return dialog;
  }

  /** Submits the crosses with their chosen turns, or drops them all. @param {HTMLElement} dialog @param {boolean} isPlaced */
  #decide(dialog, isPlaced) {
    const placed = [];
    const waiting = new Set(this.#store.items.map(({ key }) => key));
    for (const [index, item] of this.#shown.entries()) {
      const turn = Number(chosen(dialog, `${index}`));
      const choose = chosen(dialog, `${index}-row`);
      // Another tab may have decided meanwhile.
      if (waiting.has(item.key)) {
        this.#store.remove(item);
        if (isPlaced && turn > 0) {
          placed.push({ ...item.move, turn, choose });
        }
      }
    }
    this.#dialog?.close();
    this.#on.submit(placed);
    this.update();
  }
}

/** What is chosen in the list of this name, if there is one. @param {HTMLElement} dialog @param {string} name */
function chosen(dialog, name) {
  const list = dialog.querySelector(`[name="${name}"]`);
  return list instanceof HTMLSelectElement ? list.value : undefined;
}

/** @param {string} address */
async function fetchCard(address) {
  try {
    const response = await fetch(address, { signal: timeoutSignal(FETCH_TIMEOUT) });
    return response.ok ? parsePart(await response.text()).querySelector("form") : null;
  } catch {
    return null;
  }
}
