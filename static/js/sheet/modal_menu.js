import { closed, isOver, opened } from "../kit/layers.js";

/** For how long a second tap on what was just pressed comes to nothing, in milliseconds. */
const SECOND_TAP = 1000;

let timer = 0;

/**
 * While the menu is open, what lies under it cannot be reached: a tap beside it closes it and does nothing else. Back closes
 * it, too, and its links take its place in the history.
 * @param {HTMLElement} main
 */
export function guardMenu(main) {
  const close = () => main.querySelector("#menu")?.removeAttribute("open");
  let isPressed = false;
  const toggled = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLDetailsElement) || target.id !== "menu") {
      return;
    }
    if (target.open) {
      isPressed = false;
      opened(close);
      setInert(main, true);
    } else {
      closed(close);
      release(main, isPressed ? SECOND_TAP : 0);
    }
  };
  const clicked = (/** @type {MouseEvent} */ event) => {
    const item = /** @type {Element} */ (event.target).closest("#menu .menu-item");
    isPressed ||= item instanceof HTMLButtonElement;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (item instanceof HTMLAnchorElement && isPlain && isOver() && !item.matches("[data-others]")) {
      event.preventDefault();
      location.replace(item.href);
    }
  };
  // This event does not bubble.
  main.addEventListener("toggle", toggled, { capture: true });
  main.addEventListener("click", clicked);
}

/** Leaves what lies under a dialog that was just answered out of reach for a moment. @param {HTMLElement} main */
export function coverBriefly(main) {
  setInert(main, true);
  release(main, SECOND_TAP);
}

/** @param {HTMLElement} main @param {number} delay */
function release(main, delay) {
  clearTimeout(timer);
  timer = setTimeout(() => main.querySelector("#menu[open]") || setInert(main, false), delay);
}

/** @param {HTMLElement} main @param {boolean} isInert */
function setInert(main, isInert) {
  main.querySelectorAll(".rows, .foot").forEach((under) => under.toggleAttribute("inert", isInert));
}
