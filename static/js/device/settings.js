import { parsePage } from "../kit/html.js";
import { morph } from "../kit/morph.js";

/** Saves the settings of this phone on each change; without this script the form has a button. */
const form = /** @type {HTMLFormElement} */ (document.getElementById("settings"));
const save = /** @type {HTMLElement} */ (document.getElementById("save"));
const status = /** @type {HTMLElement} */ (document.getElementById("status"));

/** The settings that change the page itself. */
const RENDERED = ["language", "theme"];

/** What the browser paints around the page. */
const COLORS = "meta[name=color-scheme], meta[name=theme-color]";

/** The latest request: a later change must not arrive before an earlier one. */
let latest = Promise.resolve();
let pending = 0;
let isOutdated = false;

/** Sends the form as it is now. */
async function send() {
  pending -= 1;
  if (pending > 0) {
    // The next request sends this change, too.
    return;
  }
  try {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    // The redirect is for the button.
    const response = await fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true });
    if (response.type !== "opaqueredirect") {
      throw new Error(`the settings were answered with ${response.status}`);
    }
    if (isOutdated) {
      await renderAnew();
    }
    show("saved");
  } catch {
    show("failed");
  }
}

/** Shows this page in its new language and theme; what has the focus keeps it. */
async function renderAnew() {
  const response = await fetch(location.href);
  const page = parsePage(await response.text());
  const root = document.documentElement;
  root.lang = page.documentElement.lang;
  root.dataset.theme = page.documentElement.dataset.theme ?? "";
  document.title = page.title;
  document.querySelectorAll(COLORS).forEach((color) => color.remove());
  document.head.append(...page.querySelectorAll(COLORS));
  morph(/** @type {Element} */ (form.parentElement), /** @type {Element} */ (page.querySelector("main")));
  isOutdated = false;
}

/** @param {"saved" | "failed"} result */
function show(result) {
  status.textContent = status.dataset[result] ?? "";
  save.hidden = result === "saved";
}

save.hidden = true;
form.addEventListener("change", ({ target }) => {
  isOutdated ||= RENDERED.includes(/** @type {HTMLInputElement} */ (target).name);
  status.textContent = "";
  pending += 1;
  latest = latest.then(send);
});
