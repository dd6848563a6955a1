/** How long the phone shakes, in milliseconds. */
const SHORT = 80;

/** A short knock in the hand when another seat locks a row, and when one's own turn begins. */
export class Knock {
  #main;
  #locks;
  #turn;

  /** @param {HTMLElement} main */
  constructor(main) {
    this.#main = main;
    this.#locks = this.#count();
    this.#turn = this.#ownTurn();
  }

  /** Feels what has changed since. */
  update() {
    const locks = this.#count();
    const turn = this.#ownTurn();
    const isFelt = locks > this.#locks || (turn !== "" && turn !== this.#turn);
    if (isFelt && document.body.dataset.vibrate !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      navigator.vibrate?.(SHORT);
    }
    this.#locks = locks;
    this.#turn = turn;
  }

  #count() {
    return this.#main.querySelectorAll(".row[data-closed]:not([data-locked])").length;
  }

  /** The turn, where it is that of the sheet that is shown. */
  #ownTurn() {
    const sheet = this.#main.querySelector("#sheet:has([data-yours])");
    return sheet?.getAttribute("data-turn") ?? "";
  }
}
