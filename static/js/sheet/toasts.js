/** How long a sentence stays, in milliseconds. */
const READ = 6000;

/** How many sentences are seen at once. */
const MOST = 4;

/** @typedef {{text: string, offer?: {value: string, label: string}}} Message */

/** What is said over the strip of totals. */
export class Messages {
  #place;
  #no;
  #timer = 0;

  /** @param {HTMLElement} place @param {string} [no] the name of what declines an offer */
  constructor(place, no = "") {
    this.#place = place;
    this.#no = no;
  }

  /** Whether something is being said. */
  get isSaying() {
    return this.#place.hasChildNodes();
  }

  /**
   * Says these for a while, the latest where they are too many; what offers something stays until it is decided. None of them
   * is silence.
   * @param {Message[]} messages
   */
  say(...messages) {
    clearTimeout(this.#timer);
    const shown = messages.slice(-MOST);
    this.#place.replaceChildren(...shown.map((message) => this.#line(message)));
    if (!shown.some((message) => message.offer)) {
      this.#timer = setTimeout(() => this.#place.replaceChildren(), READ * Math.max(1, (shown.length + 1) / 2));
    }
  }

  /** Ends after a while what would stay until it is decided. */
  fade() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#place.replaceChildren(), READ);
  }

  /** @param {Message} message */
  #line({ text, offer }) {
    const said = document.createElement("div");
    said.className = "said";
    const words = said.appendChild(document.createElement("p"));
    words.textContent = text;
    if (offer) {
      const button = said.appendChild(document.createElement("button"));
      button.className = "button button-main";
      button.name = "move";
      button.value = offer.value;
      button.textContent = offer.label;
      const close = said.appendChild(document.createElement("button"));
      close.className = "icon-button";
      close.type = "button";
      close.setAttribute("aria-label", this.#no);
      close.textContent = "×";
    }
    return said;
  }
}
