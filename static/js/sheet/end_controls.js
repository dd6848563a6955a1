import { openConfirmDialog } from "../kit/confirm_dialog.js";
import { pushLayer, removeLayer } from "../kit/layers.js";
import { blockBriefly } from "./modal_menu.js";

/** How long a control is disabled after it has changed, in milliseconds. */
const COOLDOWN = 1000;

/** How long a button shows its question, in milliseconds. */
const CONFIRM_TIMEOUT = 10_000;

/**
 * The controls that end a turn or the game: disabled for a moment after they change, so that a double tap does not end the next
 * turn, and with a question first if they bring a penalty or the end.
 */
export class EndControls {
  #main;
  #render;
  #text;
  /** The state of the controls when they were last rendered, and whether the cooldown since is over. */
  #renderedState = "";
  #isReady = true;
  #cooldown = 0;
  /** The control that shows its question. */
  #confirming = "";
  #confirmTimer = 0;
  /** Cancels the open dialog. @type {() => void} */
  #cancelDialog = () => {};
  /** The control that the dialog asks about. */
  #dialogControl = "";

  /**
   * @param {HTMLElement} main
   * @param {() => void} render renders the sheet
   * @param {(name: string) => string} text a text of the sheet
   */
  constructor(main, render, text) {
    this.#main = main;
    this.#render = render;
    this.#text = text;
  }

  /** Paints the question on its button, and disables what is in its cooldown. @param {Element} main */
  paint(main) {
    const controls = controlsOf(main);
    const confirming = controls.find((control) => keyOf(control) === this.#confirming);
    const label = confirming?.querySelector("span");
    if (confirming && label && !("confirming" in confirming.dataset)) {
      confirming.dataset.confirming = "";
      label.textContent = confirming.dataset.question ?? "";
    }
    const isReady = this.#isReady && stateOf(controls) === this.#renderedState;
    for (const control of isReady ? [] : controls) {
      control.setAttribute("aria-disabled", "true");
    }
  }

  /** Whether `paint` changes this fragment. @param {Element} main */
  changes(main) {
    return this.#confirming !== "" || !this.#isReady || stateOf(controlsOf(main)) !== this.#renderedState;
  }

  /** Starts the cooldown if the controls have changed. */
  rendered() {
    const controls = controlsOf(this.#main);
    if (this.#confirming && !controls.some((control) => keyOf(control) === this.#confirming)) {
      this.#clear();
    }
    if (this.#dialogControl && !controls.some((control) => keyOf(control) === this.#dialogControl)) {
      this.#cancelDialog();
    }
    const state = stateOf(controls);
    if (state === this.#renderedState) {
      return;
    }
    this.#renderedState = state;
    this.#isReady = controls.length === 0;
    clearTimeout(this.#cooldown);
    if (this.#isReady) {
      return;
    }
    const ready = () => {
      this.#isReady = true;
      this.#render();
    };
    requestAnimationFrame(() => {
      if (this.#renderedState === state) {
        clearTimeout(this.#cooldown);
        this.#cooldown = setTimeout(ready, COOLDOWN);
      }
    });
  }

  /**
   * Whether a pressed button takes effect: at once, or after its question.
   * @param {HTMLButtonElement} button
   * @returns {boolean | Promise<boolean>}
   */
  confirm(button) {
    const { question, confirmLabel: yes } = button.dataset;
    const isConfirmed = "confirming" in button.dataset;
    this.cancel();
    if (!question || isConfirmed) {
      return true;
    }
    if (yes !== undefined) {
      return this.#confirmInDialog(button, question, yes);
    }
    this.#confirming = keyOf(button);
    this.#announce(question);
    this.#confirmTimer = setTimeout(this.cancel, CONFIRM_TIMEOUT);
    pushLayer(this.cancel);
    this.#render();
    return false;
  }

  /** Removes the question from its button. */
  cancel = () => {
    if (this.#confirming) {
      this.#clear();
      this.#render();
    }
  };

  #clear() {
    this.#confirming = "";
    this.#announce("");
    clearTimeout(this.#confirmTimer);
    removeLayer(this.cancel);
  }

  /** Makes screen readers read the question: they do not announce a changed label. @param {string} text */
  #announce(text) {
    const status = this.#main.querySelector("#confirm-status");
    if (status) {
      status.textContent = text;
    }
  }

  /** @param {HTMLButtonElement} button @param {string} text @param {string} yes */
  async #confirmInDialog(button, text, yes) {
    this.#dialogControl = keyOf(button);
    const { answer, cancel } = openConfirmDialog({ text, yes, no: this.#text("no") });
    this.#cancelDialog = cancel;
    const isConfirmed = await answer;
    this.#dialogControl = "";
    blockBriefly(this.#main);
    return isConfirmed;
  }
}

/** @param {Element} main @returns {HTMLElement[]} */
function controlsOf(main) {
  return [...main.querySelectorAll("[data-end-control]")].filter((each) => each instanceof HTMLElement);
}

/** Identifies a control with what it would do. @param {HTMLElement} control */
function keyOf({ id, dataset }) {
  return `${id} ${dataset.endControl} ${dataset.question ?? ""}`;
}

/** The state of all controls; without their questions, which an own cross changes. @param {HTMLElement[]} controls */
function stateOf(controls) {
  return controls.map(({ id, dataset }) => `${id} ${dataset.endControl} ${"confirming" in dataset}`).join();
}
