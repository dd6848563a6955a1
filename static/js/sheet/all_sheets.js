import { pushLayer, removeLayer } from "../kit/layers.js";
import { morph } from "../kit/morph.js";

/** How long the page with the sheets may take, in milliseconds. */
const FETCH_TIMEOUT = 6000;

/** The sheets of all players in a dialog, updated while it is open. */
export class AllSheets {
  /** @type {HTMLDialogElement | undefined} */
  #dialog;
  #address = "";
  /** The number of the latest request, and of the one that is shown. */
  #requested = 0;
  #shown = 0;

  /** Opens the dialog with the sheets of this page; returns whether they could be fetched. @param {string} address */
  async open(address) {
    this.#address = address;
    const sheets = await this.#fetch();
    if (!sheets) {
      return false;
    }
    const dialog = (this.#dialog ??= this.#create());
    dialog.replaceChildren(document.importNode(sheets, true));
    dialog.showModal();
    pushLayer(this.#close);
    return true;
  }

  /** Fetches the sheets again if the dialog is open. */
  async update() {
    const request = (this.#requested += 1);
    const shown = this.#dialog?.open && this.#dialog.firstElementChild;
    const sheets = shown && (await this.#fetch());
    // Answers may arrive out of order.
    if (shown && sheets && request > this.#shown) {
      this.#shown = request;
      morph(shown, sheets);
    }
  }

  #close = () => this.#dialog?.close();

  #create() {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.className = "sheets";
    dialog.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target === dialog || target.closest("#back")) {
        event.preventDefault();
        dialog.close();
      }
    });
    dialog.addEventListener("close", () => removeLayer(this.#close));
    return dialog;
  }

  async #fetch() {
    try {
      const response = await fetch(this.#address, { signal: AbortSignal.timeout(FETCH_TIMEOUT) });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const sheets = response.ok ? page.getElementById("main") : null;
      sheets?.removeAttribute("id");
      return sheets;
    } catch {
      return null;
    }
  }
}
