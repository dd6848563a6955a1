/** How long a sentence stays, in milliseconds. */
const READ = 6000;

/** How many sentences are seen at once. */
const MOST = 4;

/** @typedef {{text: string, offer?: {value: string, label: string}}} Message */

/** What is said over the sheet's head. */
export class Messages {
  #place;
  #timer = 0;

  /** @param {HTMLElement} place */
  constructor(place) {
    this.#place = place;
  }

  /** Whether something is being said. */
  get isSaying() {
    return this.#place.hasChildNodes();
  }

  /** Says these for a while, the latest where they are too many; none of them is silence. @param {Message[]} messages */
  say(...messages) {
    clearTimeout(this.#timer);
    const shown = messages.slice(-MOST);
    this.#place.replaceChildren(...shown.map(line));
    const hasOffer = shown.some((message) => message.offer);
    const time = READ * Math.max(1, (shown.length + 1) / 2) * (hasOffer ? 2 : 1);
    this.#timer = setTimeout(() => this.#place.replaceChildren(), time);
  }
}

/** @param {Message} message */
function line({ text, offer }) {
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
  }
  return said;
}
