/** How long a second tap on a space counts as a double tap, and not as its second cross, in milliseconds. */
const DOUBLE_TAP_MS = 700;

/** Keeps the second tap of two from crossing the second box of a space that the first one has crossed. */
export class DoubleTap {
  #id = "";
  #at = 0;

  /** @param {HTMLElement} space the space that was tapped */
  tapped(space) {
    this.#id = space.id;
    this.#at = Date.now();
  }

  /** Whether this tap is the second of two. @param {HTMLElement} space */
  isSecond(space) {
    return space.dataset.second === "open" && space.id === this.#id && Date.now() < this.#at + DOUBLE_TAP_MS;
  }
}
