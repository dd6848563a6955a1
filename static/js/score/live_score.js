import { parsePage } from "../kit/html.js";
import { morph } from "../kit/morph.js";

/** How long after the last change a sheet is scored, in milliseconds. */
const DELAY = 400;

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
/** How often the sheet was changed. */
let changes = 0;
let timer = 0;

main.addEventListener("input", ({ target }) => {
  const box = /** @type {HTMLInputElement} */ (target);
  const { form } = box;
  const lock = box.closest("[data-lock]") && box.closest("fieldset")?.querySelector("[name=locks]");
  // With the last number of a row goes its lock.
  if (lock instanceof HTMLInputElement && !box.checked) {
    lock.checked = false;
  }
  if (form) {
    changes += 1;
    clearTimeout(timer);
    timer = setTimeout(() => score(form), DELAY);
  }
});

/** Shows the points or the mistakes of the sheet, unless it has been changed meanwhile. @param {HTMLFormElement} form */
async function score(form) {
  const change = changes;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  // Without a connection the button of the form says so.
  const response = await fetch(form.action, { method: "POST", body }).catch(() => undefined);
  const fresh = response && parsePage(await response.text()).querySelector("main.scoring");
  if (fresh && change === changes) {
    morph(main, fresh);
    // The last number of a row crosses its lock.
    for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (main.querySelectorAll("[type=checkbox]"))) {
      box.checked = box.defaultChecked;
    }
  }
}
