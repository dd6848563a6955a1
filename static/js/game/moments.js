/** How long the phone vibrates, and how long a row shows that it was just locked, in milliseconds. */
const VIBRATION = 80;
const LIGHT = 1000;

/** What a phone does when a row is locked or its turn begins: a short vibration, and a light over the row. */
export class Moments {
  #main;
  #closed;
  #turn;

  /** @param {HTMLElement} main */
  constructor(main) {
    this.#main = main;
    this.#closed = this.#closedRows();
    this.#turn = this.#ownTurn();
  }

  /** Shows what has changed since the last call. */
  update() {
    const before = this.#closed;
    this.#closed = this.#closedRows();
    const fresh = this.#closed.filter((row) => !before.includes(row));
    for (const row of fresh) {
      row.dataset.justLocked = "";
      setTimeout(() => delete row.dataset.justLocked, LIGHT);
    }
    const turn = this.#ownTurn();
    const isNews = fresh.some((row) => !("locked" in row.dataset)) || (turn !== "" && turn !== this.#turn);
    if (isNews && document.body.dataset.vibrate !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      navigator.vibrate?.(VIBRATION);
    }
    this.#turn = turn;
  }

  #closedRows() {
    return /** @type {HTMLElement[]} */ ([...this.#main.querySelectorAll(".row[data-closed]")]);
  }

  /** The turn, if it is that of the shown sheet. */
  #ownTurn() {
    const sheet = this.#main.querySelector("#sheet:has([data-own-turn])");
    return sheet?.getAttribute("data-turn") ?? "";
  }
}
