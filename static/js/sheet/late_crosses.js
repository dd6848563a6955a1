import { closed, opened } from "../kit/layers.js";
import { Shelf, uuid } from "../shelf.js";

/** How long the card may take, in milliseconds. */
const PATIENCE = 6000;

/** @typedef {import("../shelf.js").Move} Move */

/** Crosses that were made without a connection and refused: they wait on this phone until their player decides. */
export class Late {
  #shelf;
  #address;
  #place;
  /** @type {HTMLDialogElement | undefined} */
  #dialog;
  /** @type {Element | null} */
  #card = null;
  #asked = 0;

  /** @param {string} api the game's address @param {(moves: Move[]) => void} place */
  constructor(api, place) {
    this.#shelf = new Shelf(`rowlock-late ${api}`);
    this.#address = `${api.replace("/api/v1", "")}/late?crosses=`;
    this.#place = place;
    this.#shelf.watch(() => this.update());
  }

  /** Whether anything waits to be decided. */
  get isEmpty() {
    return this.#shelf.items.length === 0;
  }

  /** @param {Move} move */
  put(move) {
    this.#shelf.put({ key: uuid(), move });
  }

  /** Forgets all, as the game is over; gives what the server calls them, where it can be asked. */
  async clear() {
    const { items } = this.#shelf;
    const card = await this.#ask(items);
    items.forEach((item) => this.#shelf.drop(item));
    return card?.getAttribute("data-title");
  }

  /** Asks the server what can become of the crosses, and offers the card that says so. */
  async update() {
    const asked = (this.#asked += 1);
    const button = document.getElementById("late-crosses");
    const { items } = this.#shelf;
    if (items.length === 0) {
      button?.setAttribute("hidden", "");
      this.#dialog?.close();
      return;
    }
    const card = await this.#ask(items);
    if (card && button && asked === this.#asked) {
      this.#card = card;
      button.textContent = card.getAttribute("data-title");
      button.removeAttribute("hidden");
    }
  }

  /** Lays the card over the sheet. */
  open() {
    if (this.#card) {
      const dialog = (this.#dialog ??= this.#make());
      dialog.replaceChildren(document.importNode(this.#card, true));
      dialog.showModal();
      opened(this.#close);
    }
  }

  /** @param {import("../shelf.js").Item[]} items */
  #ask(items) {
    return ask(this.#address + items.map(({ move }) => keyOf(move)).join("."));
  }

  #close = () => this.#dialog?.close();

  #make() {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.className = "late-card";
    dialog.setAttribute("aria-labelledby", "late-title");
    dialog.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#decide(dialog, /** @type {SubmitEvent} */ (event).submitter?.getAttribute("value") === "place");
    });
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    dialog.addEventListener("close", () => closed(this.#close));
    return dialog;
  }

  /** @param {HTMLElement} dialog @param {boolean} places */
  #decide(dialog, places) {
    const placed = [];
    for (const item of this.#shelf.items) {
      const choice = dialog.querySelector(`[name="${keyOf(item.move)}"]`);
      const turn = choice instanceof HTMLSelectElement ? Number(choice.value) : 0;
      // What came in since the card was drawn is on the next one.
      if (dialog.querySelector(`[data-cross="${keyOf(item.move)}"]`)) {
        this.#shelf.drop(item);
        if (places && turn > 0) {
          placed.push({ ...item.move, turn });
        }
      }
    }
    this.#dialog?.close();
    this.#place(placed);
    this.update();
  }
}

/** The name of a cross in addresses; without a turn where the game has none. @param {Move} move */
function keyOf({ seat, row, number, turn = 0 }) {
  return `${seat}-${row}-${number}-${turn}`;
}

/** @param {string} address */
async function ask(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const card = document.createElement("template");
    card.innerHTML = answer.ok ? await answer.text() : "";
    return card.content.querySelector("form");
  } catch {
    return null;
  }
}
