/** How long one toast stays, in milliseconds. */
const DURATION = 6000;

/** How many toasts are shown at once. */
const MAX_SHOWN = 4;

/**
 * @typedef {{value: string, label: string, choices?: string}} Offer a move, and the crosses to choose from where it gives a choice
 * @typedef {{text: string, offers?: Offer[]}} Toast
 */

/** Short messages over the strip of totals. */
export class Toasts {
  #element;
  #dismissLabel;
  #timer = 0;

  /** @param {HTMLElement} element @param {string} [dismissLabel] names the button that declines an offer */
  constructor(element, dismissLabel = "") {
    this.#element = element;
    this.#dismissLabel = dismissLabel;
  }

  /** Whether a toast is shown. */
  get isVisible() {
    return this.#element.hasChildNodes();
  }

  /** Shows these toasts for a while, the latest if there are too many; one with an offer stays. @param {Toast[]} toasts */
  show(...toasts) {
    clearTimeout(this.#timer);
    const shown = toasts.slice(-MAX_SHOWN);
    this.#element.replaceChildren(...shown.map((toast) => this.#create(toast)));
    if (!shown.some(({ offers = [] }) => offers.length > 0)) {
      this.#timer = setTimeout(() => this.clear(), DURATION * Math.max(1, (shown.length + 1) / 2));
    }
  }

  clear() {
    clearTimeout(this.#timer);
    this.#element.replaceChildren();
  }

  /** Clears the toasts after a while, also those with an offer. */
  clearLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), DURATION);
  }

  /** @param {Toast} toast */
  #create({ text, offers = [] }) {
    const line = document.createElement("div");
    line.className = "toast-line";
    line.appendChild(document.createElement("p")).textContent = text;
    for (const { value, label, choices } of offers) {
      const accept = line.appendChild(document.createElement("button"));
      accept.className = "button button-main";
      accept.name = "move";
      accept.value = value;
      accept.textContent = label;
      if (choices) {
        accept.dataset.choices = choices;
      }
    }
    if (offers.length > 0) {
      const dismiss = line.appendChild(document.createElement("button"));
      dismiss.className = "icon-button";
      dismiss.type = "button";
      dismiss.setAttribute("aria-label", this.#dismissLabel);
      dismiss.textContent = "×";
    }
    return line;
  }
}
