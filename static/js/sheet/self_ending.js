/** Ends the turn of a player who can cross nothing more, after some seconds in which the button fills. */
export class SelfEnding {
  #main;
  #end;
  /** The state for which the button fills. */
  #key = "";
  /** The turn whose end was announced to screen readers. */
  #announced = "";
  /** @type {Animation | undefined} */
  #filling;

  /** @param {HTMLElement} main @param {(button: HTMLButtonElement) => void} end presses the button */
  constructor(main, end) {
    this.#main = main;
    this.#end = end;
  }

  /** Lets the button fill anew after each event, unless the player has something to answer. @param {boolean} isBusy whether the server does not have all moves, or has refused one */
  update(isBusy) {
    const button = this.#main.querySelector("#end-turn[data-ends-after]");
    const isOffered = this.#main.querySelector("#offer .button") !== null;
    const isFilling = button instanceof HTMLButtonElement && !isBusy && !isOffered && document.body.dataset.connection === "on";
    const key = isFilling ? `${this.#main.dataset.seq} ${button.dataset.endControl}` : "";
    if (key !== this.#key) {
      this.#key = key;
      this.#filling?.cancel();
      if (isFilling) {
        this.#announce(button);
        this.#fill(button);
      }
    }
  }

  /** Says once in a turn that it ends by itself. @param {HTMLButtonElement} button */
  #announce(button) {
    const { endControl = "" } = button.dataset;
    const status = this.#main.querySelector("#confirm-status");
    if (status && endControl !== this.#announced) {
      this.#announced = endControl;
      status.textContent = button.innerText.trim().replace(/\s*\n\s*/g, ": ");
    }
  }

  /** @param {HTMLButtonElement} button */
  #fill(button) {
    // It is also the time that is left: with reduced motion it fills in steps.
    const easing = matchMedia("(prefers-reduced-motion: reduce)").matches ? "steps(4)" : "linear";
    const frames = { transform: ["scaleX(0)", "scaleX(1)"] };
    this.#filling = button.animate(frames, { duration: Number(button.dataset.endsAfter), easing, pseudoElement: "::before" });
    this.#filling.onfinish = () => {
      // Not while the player looks at something else on this phone.
      if (document.hidden || this.#main.querySelector("#menu[open]") || document.querySelector("dialog[open]")) {
        this.#fill(button);
      } else {
        this.#end(button);
      }
    };
  }
}
