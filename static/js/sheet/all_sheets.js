import { closed, opened } from "../kit/layers.js";
import { patch } from "../kit/morph.js";

/** How long the sheets may take, in milliseconds. */
const PATIENCE = 6000;

/** The sheets of all players, laid over the own one and kept up to date there. */
export class Others {
  /** @type {HTMLDialogElement | undefined} */
  #dialog;
  #address = "";
  /** How often the sheets were asked for, and which time is shown. */
  #updates = 0;
  #shown = 0;

  /** Lays the sheets of this page over the own one; says whether they could be had. @param {string} address */
  async open(address) {
    this.#address = address;
    const sheets = await this.#ask();
    if (!sheets) {
      return false;
    }
    const dialog = (this.#dialog ??= this.#make());
    dialog.replaceChildren(document.importNode(sheets, true));
    dialog.showModal();
    opened(this.#close);
    return true;
  }

  /** Shows what happened since. */
  async update() {
    const update = (this.#updates += 1);
    const shown = this.#dialog?.open && this.#dialog.firstElementChild;
    const sheets = shown && (await this.#ask());
    // A later answer may have come first.
    if (shown && sheets && update > this.#shown) {
      this.#shown = update;
      patch(shown, sheets);
    }
  }

  #close = () => this.#dialog?.close();

  #make() {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.className = "sheets";
    dialog.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target === dialog || target.closest("#back")) {
        event.preventDefault();
        dialog.close();
      }
    });
    dialog.addEventListener("close", () => closed(this.#close));
    return dialog;
  }

  async #ask() {
    try {
      const answer = await fetch(this.#address, { signal: AbortSignal.timeout(PATIENCE) });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const sheets = answer.ok ? page.getElementById("main") : null;
      sheets?.removeAttribute("id");
      return sheets;
    } catch {
      return null;
    }
  }
}
