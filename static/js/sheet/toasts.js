/** How long one toast stays, in milliseconds. */
const DURATION = 6000;

/** How many toasts are shown at once. */
const MAX_SHOWN = 4;

/**
 * @typedef {{value: string, label: string, choices?: string, countsRoll?: boolean}} Offer a move, the crosses to choose from where it
 * gives a choice, and whether a roll is counted first
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
    const isQuestion = shown.some(({ offers = [] }) => offers.length > 0);
    this.#element.toggleAttribute("data-asks", isQuestion);
    if (!isQuestion) {
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
    if (offers.length > 0) {
      line.classList.add("toast-offer");
      line.appendChild(document.createElement("div")).append(...offers.map(createButton));
      const dismiss = line.appendChild(document.createElement("button"));
      dismiss.className = "icon-button";
      dismiss.type = "button";
      dismiss.setAttribute("aria-label", this.#dismissLabel);
      dismiss.textContent = "×";
    }
    return line;
  }
}

/** The button that makes the offered move. @param {Offer} offer */
function createButton({ value, label, choices, countsRoll }) {
  const button = document.createElement("button");
  button.className = "button button-main";
  button.name = "move";
  button.value = value;
  button.textContent = label;
  if (choices) {
    button.dataset.choices = choices;
  }
  button.toggleAttribute("data-counts-roll", countsRoll === true);
  return button;
}
