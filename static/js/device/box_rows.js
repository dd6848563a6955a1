import { parsePage } from "../kit/html.js";
import { morph } from "../kit/morph.js";

/** Saves the rows of the box on each change, and lets them be dragged; without this script each button loads the page again. */
const form = /** @type {HTMLFormElement} */ (document.getElementById("rows-form"));
const list = /** @type {HTMLElement} */ (document.getElementById("box-rows"));

/** The latest request: a later change must not arrive before an earlier one. */
let latest = Promise.resolve();

/** Saves these fields, and shows the page as it is then. @param {[string, string][]} fields */
async function save(fields) {
  const game = /** @type {[string, string][]} */ ([...new FormData(form)].filter(([name]) => name === "game"));
  try {
    const response = await fetch(form.action, { method: "POST", body: new URLSearchParams([...game, ...fields]) });
    const main = parsePage(await response.text()).querySelector("main");
    if (!response.ok || !main) {
      throw new Error(`the rows were answered with ${response.status}`);
    }
    show(main);
  } catch {
    // The browser says what is wrong, or the page shows what is saved.
    location.reload();
  }
}

/** @param {Element} main */
function show(main) {
  const { id } = document.activeElement ?? {};
  for (const row of rows()) {
    row.style.order = "";
    row.querySelector("details")?.removeAttribute("open");
  }
  morph(/** @type {Element} */ (form.parentElement), main);
  // A row at an end has one way left.
  const focused = /** @type {HTMLButtonElement | null} */ (id ? document.getElementById(id) : null);
  const way = focused?.disabled ? focused.parentElement?.querySelector(".icon-button:not(:disabled)") : focused;
  /** @type {HTMLElement | null | undefined} */ (way)?.focus({ preventScroll: true });
  const status = /** @type {HTMLElement} */ (document.getElementById("status"));
  status.textContent = status.dataset.saved ?? "";
}

/** @param {[string, string][]} fields */
function send(fields) {
  latest = latest.then(() => save(fields));
}

/** The rows as they are in the page. */
function rows() {
  return /** @type {HTMLElement[]} */ ([...list.children]);
}

form.addEventListener("submit", (event) => {
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (button) {
    event.preventDefault();
    send([[button.name, button.value]]);
  }
});

/** Drags this row until the pointer is lifted; the page changes with the answer. @param {HTMLElement} row @param {number} pointer */
function drag(row, pointer) {
  rows().forEach((each) => each.querySelector("details")?.removeAttribute("open"));
  const order = rows();
  row.dataset.dragged = "";
  const ending = new AbortController();
  const move = (/** @type {PointerEvent} */ { clientY, pointerId }) => {
    if (pointerId === pointer) {
      const { top, height } = list.getBoundingClientRect();
      const place = Math.min(Math.max(Math.floor(((clientY - top) / height) * order.length), 0), order.length - 1);
      order.splice(order.indexOf(row), 1);
      order.splice(place, 0, row);
      order.forEach((each, index) => (each.style.order = String(index)));
    }
  };
  const end = (/** @type {PointerEvent} */ { type, pointerId }) => {
    if (pointerId !== pointer) {
      return;
    }
    ending.abort();
    delete row.dataset.dragged;
    if (type === "pointerup" && order.some((each, index) => each !== list.children[index])) {
      send(order.map((each, index) => [`${each.dataset.row}_place`, String(index + 1)]));
    } else {
      order.forEach((each) => (each.style.order = ""));
    }
  };
  document.addEventListener("pointermove", move, { signal: ending.signal });
  document.addEventListener("pointerup", end, { signal: ending.signal });
  document.addEventListener("pointercancel", end, { signal: ending.signal });
}

document.body.dataset.drags = "";
list.addEventListener("pointerdown", (event) => {
  const { target, pointerId } = event;
  const grip = /** @type {Element} */ (target).closest(".box-row-grip");
  if (grip) {
    event.preventDefault();
    drag(/** @type {HTMLElement} */ (grip.parentElement), pointerId);
  }
});
