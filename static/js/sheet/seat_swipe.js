/** The length of a swipe, in CSS pixels. */
const MIN_DISTANCE = 70;

/** Shows where in the strip the shown sheet is, and opens the next or the previous one after a swipe, on a phone with several seats. @param {HTMLElement} main */
export function switchSeatOnSwipe(main) {
  main.querySelector(".seat-tab[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  /** @type {Touch | undefined} */
  let start;
  const began = (/** @type {TouchEvent} */ event) => {
    start = event.touches.length === 1 ? event.touches[0] : undefined;
  };
  const ended = (/** @type {TouchEvent} */ event) => {
    const [end] = event.changedTouches;
    const tabs = /** @type {HTMLAnchorElement[]} */ ([...main.querySelectorAll(".seat-tab")]);
    if (!start || tabs.length === 0) {
      return;
    }
    const across = end.clientX - start.clientX;
    const isStraight = Math.abs(across) > 2 * Math.abs(end.clientY - start.clientY);
    if (isStraight && Math.abs(across) > MIN_DISTANCE) {
      const shown = tabs.findIndex((tab) => tab.hasAttribute("aria-current"));
      location.assign(tabs[(shown + (across < 0 ? 1 : tabs.length - 1)) % tabs.length].href);
    }
  };
  main.addEventListener("touchstart", began, { passive: true });
  main.addEventListener("touchend", ended, { passive: true });
}
