/** How long the phone shakes, in milliseconds. */
const SHORT = 80;

/** A short knock in the hand when another seat locks a row. */
export class Knock {
  #main;
  #locks;

  /** @param {HTMLElement} main */
  constructor(main) {
    this.#main = main;
    this.#locks = this.#count();
  }

  /** Feels what has changed since. */
  update() {
    const locks = this.#count();
    if (locks > this.#locks && document.body.dataset.vibrate !== "off") {
      navigator.vibrate?.(SHORT);
    }
    this.#locks = locks;
  }

  #count() {
    return this.#main.querySelectorAll(".row[data-closed]:not([data-locked])").length;
  }
}
