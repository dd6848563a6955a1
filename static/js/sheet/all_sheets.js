import { createDialog } from "../kit/dialog.js";
import { parsePage } from "../kit/html.js";
import { pushLayer, removeLayer } from "../kit/layers.js";
import { morph } from "../kit/morph.js";
import { timeoutSignal } from "../kit/timeout_signal.js";

/** How long the page with the sheets may take, in milliseconds. */
const FETCH_TIMEOUT = 6000;

/** Where the sheets of the others have room beside or below the own one; the style sheet reserves it by the same query. */
const ROOM = matchMedia("(min-width: 62rem) and (min-height: 43.75rem) and (orientation: landscape), (min-width: 43.75rem) and (min-height: 60rem) and (orientation: portrait)");

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
    const sheets = await fetchSheets(address);
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
    const sheets = shown && (await fetchSheets(this.#address));
    // Answers may arrive out of order.
    if (shown && sheets && request > this.#shown) {
      this.#shown = request;
      morph(shown, sheets);
    }
  }

  #close = () => this.#dialog?.close();

  #create() {
    const dialog = createDialog("sheets");
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
}

/** The sheets of the others beside or below the own one, on screens that have room for them. */
export class SideSheets {
  /** @type {HTMLElement | undefined} */
  #panel;
  #address;
  #seat;
  /** The number of the latest request, and of the one that is shown. */
  #requested = 0;
  #shown = 0;

  /** @param {HTMLElement} main the sheet; one that is corrected has no link to all sheets, and none beside it */
  constructor(main) {
    this.#address = /** @type {HTMLAnchorElement | null} */ (main.querySelector("a[data-all-sheets]"))?.href;
    this.#seat = Number(/** @type {HTMLElement} */ (main.querySelector("#sheet")).dataset.seat);
    ROOM.addEventListener("change", () => this.update());
    this.update();
  }

  /** Fetches the sheets again if there is room for them. */
  async update() {
    const request = (this.#requested += 1);
    const page = this.#address && ROOM.matches ? await fetchSheets(this.#address) : null;
    const sheets = page?.querySelector(".static-sheets");
    sheets?.children[this.#seat]?.remove();
    // Responses may arrive out of order.
    if (!page || !sheets || request < this.#shown) {
      return;
    }
    this.#shown = request;
    if (this.#panel) {
      morph(/** @type {Element} */ (this.#panel.firstElementChild), sheets);
    } else {
      this.#panel = document.body.appendChild(document.createElement("aside"));
      this.#panel.className = "side-sheets";
      this.#panel.setAttribute("aria-label", page.querySelector("h1")?.textContent ?? "");
      this.#panel.append(document.importNode(sheets, true));
    }
  }
}

/** The page with all sheets, or `null` if it cannot be fetched. @param {string} address */
async function fetchSheets(address) {
  try {
    const response = await fetch(address, { signal: timeoutSignal(FETCH_TIMEOUT) });
    const page = parsePage(await response.text());
    const sheets = response.ok ? page.getElementById("main") : null;
    sheets?.removeAttribute("id");
    return sheets;
  } catch {
    return null;
  }
}
