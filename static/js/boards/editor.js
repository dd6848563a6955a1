/** Checks a board while it is typed: the server names all mistakes and draws the rows. */
import { parsePage } from "../kit/html.js";
import { morph } from "../kit/morph.js";
import { SpaceEditor } from "./space_editor.js";

/** How long typing rests before a check, in milliseconds. */
const REST = 400;

const form = document.querySelector("form#board");
/** @type {number | undefined} */
let timer;
/** @type {AbortController | undefined} */
let running;

async function check() {
  if (!(form instanceof HTMLFormElement) || !form.dataset.check) {
    return;
  }
  running?.abort();
  const request = new AbortController();
  running = request;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    fields.append(name, String(value));
  }
  try {
    const response = await fetch(form.dataset.check, { method: "POST", body: fields, signal: request.signal });
    if (response.ok) {
      show(await response.text());
    }
  } catch {
    // Without a connection the button still checks.
  }
}

/** Shows a check: each part replaces the one with its id. @param {string} html */
function show(html) {
  const fresh = parsePage(html);
  for (const part of fresh.body.children) {
    const old = part.id && document.getElementById(part.id);
    if (old) {
      morph(old, part);
    }
  }
  spaces?.refresh();
}

const spaces = form instanceof HTMLFormElement ? new SpaceEditor(form, check) : undefined;

form?.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(check, REST);
});
// Back restores what was typed.
addEventListener("pageshow", (event) => {
  if (event.persisted) {
    check();
  }
});
