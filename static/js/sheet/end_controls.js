import { closed, opened } from "../kit/layers.js";
import { coverBriefly } from "./modal_menu.js";
import { ask } from "../kit/confirm_dialog.js";

/** For how long a control that ends something does nothing after it was painted anew, in milliseconds. */
const COOLDOWN = 1000;

/** How long a question stands on its button, in milliseconds. */
const ASKED = 10_000;

/**
 * The controls that end a turn or the game: the second of two taps must never end what it was not meant for, and what brings
 * a penalty or the end is asked about first.
 */
export class Ends {
  #main;
  #lay;
  #say;
  /** What the controls stood for when they were painted last, and whether that was long enough ago. */
  #painted = "";
  #isReady = true;
  #cooling = 0;
  /** The control whose question stands on it. */
  #asked = "";
  #asking = 0;
  /** Takes back the question that lies over the page. @type {() => void} */
  #withdraw = () => {};
  /** What the dialog asks about. */
  #subject = "";

  /**
   * @param {HTMLElement} main
   * @param {() => void} lay lays the sheet anew
   * @param {(name: string) => string} say a sentence of the sheet
   */
  constructor(main, lay, say) {
    this.#main = main;
    this.#lay = lay;
    this.#say = say;
  }

  /** Paints the question that stands on a button, and what is not to be pressed yet. @param {Element} main */
  paint(main) {
    const controls = controlsOf(main);
    const asked = controls.find((control) => keyOf(control) === this.#asked);
    const words = asked?.querySelector("span");
    if (asked && words && !("asked" in asked.dataset)) {
      asked.dataset.asked = "";
      words.textContent = asked.dataset.ask ?? "";
    }
    const isReady = this.#isReady && stateOf(controls) === this.#painted;
    for (const control of isReady ? [] : controls) {
      control.setAttribute("aria-disabled", "true");
    }
  }

  /** Whether painting changes anything on this fragment. @param {Element} main */
  isAltering(main) {
    return this.#asked !== "" || !this.#isReady || stateOf(controlsOf(main)) !== this.#painted;
  }

  /** Starts waiting where the controls that are painted now stand for something new. */
  painted() {
    const controls = controlsOf(this.#main);
    if (this.#asked && !controls.some((control) => keyOf(control) === this.#asked)) {
      this.#forget();
    }
    if (this.#subject && !controls.some((control) => keyOf(control) === this.#subject)) {
      this.#withdraw();
    }
    const state = stateOf(controls);
    if (state === this.#painted) {
      return;
    }
    this.#painted = state;
    this.#isReady = controls.length === 0;
    clearTimeout(this.#cooling);
    if (this.#isReady) {
      return;
    }
    const ready = () => {
      this.#isReady = true;
      this.#lay();
    };
    requestAnimationFrame(() => {
      if (this.#painted === state) {
        clearTimeout(this.#cooling);
        this.#cooling = setTimeout(ready, COOLDOWN);
      }
    });
  }

  /**
   * Whether this button may do what it stands for: at once, or after a question.
   * @param {HTMLButtonElement} button
   * @returns {boolean | Promise<boolean>}
   */
  isMeant(button) {
    const { ask: text, yes } = button.dataset;
    const isAsked = "asked" in button.dataset;
    this.withdraw();
    if (!text || isAsked) {
      return true;
    }
    if (yes !== undefined) {
      return this.#askOver(button, text, yes);
    }
    this.#asked = keyOf(button);
    this.#tell(text);
    this.#asking = setTimeout(this.withdraw, ASKED);
    opened(this.withdraw);
    this.#lay();
    return false;
  }

  /** Takes the question off its button. */
  withdraw = () => {
    if (this.#asked) {
      this.#forget();
      this.#lay();
    }
  };

  #forget() {
    this.#asked = "";
    this.#tell("");
    clearTimeout(this.#asking);
    closed(this.withdraw);
  }

  /** Reads the question out: a button whose words change says nothing. @param {string} text */
  #tell(text) {
    const place = this.#main.querySelector("#asked");
    if (place) {
      place.textContent = text;
    }
  }

  /** @param {HTMLButtonElement} button @param {string} text @param {string} yes */
  async #askOver(button, text, yes) {
    this.#subject = keyOf(button);
    const { answer, withdraw } = ask({ text, yes, no: this.#say("no") });
    this.#withdraw = withdraw;
    const isYes = await answer;
    this.#subject = "";
    // The second tap on the answer does not reach what lay under it.
    coverBriefly(this.#main);
    return isYes;
  }
}

/** @param {Element} main @returns {HTMLElement[]} */
function controlsOf(main) {
  return [...main.querySelectorAll("[data-ends]")].filter((each) => each instanceof HTMLElement);
}

/** What a control stands for. @param {HTMLElement} control */
function keyOf({ id, dataset }) {
  return `${id} ${dataset.ends} ${dataset.ask ?? ""}`;
}

/** What all of them stand for; what they would bring does not count, as one's own cross changes it. @param {HTMLElement[]} controls */
function stateOf(controls) {
  return controls.map(({ id, dataset }) => `${id} ${dataset.ends} ${"asked" in dataset}`).join();
}
