/** How long the phone vibrates, in milliseconds. */
const DURATION = 80;

/** A short vibration when another seat locks a row, and when this seat's turn begins. */
export class Haptics {
  #main;
  #locks;
  #turn;

  /** @param {HTMLElement} main */
  constructor(main) {
    this.#main = main;
    this.#locks = this.#countLocks();
    this.#turn = this.#ownTurn();
  }

  /** Vibrates for what has changed since the last call. */
  update() {
    const locks = this.#countLocks();
    const turn = this.#ownTurn();
    const isNews = locks > this.#locks || (turn !== "" && turn !== this.#turn);
    if (isNews && document.body.dataset.vibrate !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      navigator.vibrate?.(DURATION);
    }
    this.#locks = locks;
    this.#turn = turn;
  }

  /** The number of rows that other seats have closed. */
  #countLocks() {
    return this.#main.querySelectorAll(".row[data-closed]:not([data-locked])").length;
  }

  /** The turn, if it is that of the shown sheet. */
  #ownTurn() {
    const sheet = this.#main.querySelector("#sheet:has([data-own-turn])");
    return sheet?.getAttribute("data-turn") ?? "";
  }
}
