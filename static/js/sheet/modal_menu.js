import { isLayerEntry, pushLayer, removeLayer } from "../kit/layers.js";

/** How long the sheet stays out of reach after an answer, against double taps, in milliseconds. */
const BLOCK_TIME = 1000;

let timer = 0;

/**
 * Makes the sheet inert while the menu is open: a tap beside the menu closes it and does nothing else. Back and Escape close it
 * too, and its links replace its entry in the history.
 * @param {HTMLElement} main
 */
export function makeMenuModal(main) {
  const close = () => main.querySelector("#menu")?.removeAttribute("open");
  let isPressed = false;
  const toggled = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLDetailsElement) || target.id !== "menu") {
      return;
    }
    if (target.open) {
      isPressed = false;
      pushLayer(close);
      setInert(main, true);
    } else {
      removeLayer(close);
      unblockAfter(main, isPressed ? BLOCK_TIME : 0);
    }
  };
  const clicked = (/** @type {MouseEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest("#menu")) {
      close();
    }
    const item = target.closest("#menu .menu-item");
    isPressed ||= item instanceof HTMLButtonElement;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (item instanceof HTMLAnchorElement && isPlain && isLayerEntry() && !item.matches("[data-all-sheets]")) {
      event.preventDefault();
      location.replace(item.href);
    }
  };
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") {
      /** @type {HTMLElement | null} */ (main.querySelector("#menu[open] > summary"))?.focus();
      close();
    }
  });
  // This event does not bubble.
  main.addEventListener("toggle", toggled, { capture: true });
  main.addEventListener("click", clicked);
}

/** Keeps the sheet out of reach for a moment after a dialog was answered. @param {HTMLElement} main */
export function blockBriefly(main) {
  setInert(main, true);
  unblockAfter(main, BLOCK_TIME);
}

/** @param {HTMLElement} main @param {number} delay */
function unblockAfter(main, delay) {
  clearTimeout(timer);
  timer = setTimeout(() => main.querySelector("#menu[open]") || setInert(main, false), delay);
}

/** @param {HTMLElement} main @param {boolean} isInert */
function setInert(main, isInert) {
  main.querySelectorAll(".rows, .sheet-footer").forEach((part) => part.toggleAttribute("inert", isInert));
}
