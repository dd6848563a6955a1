/** The length of a swipe, in CSS pixels. */
const MIN_DISTANCE = 70;

/** Opens the next or the previous sheet after a swipe, on a phone with several seats. @param {HTMLElement} main */
export function switchSeatOnSwipe(main) {
  /** @type {Touch | undefined} */
  let start;
  const began = (/** @type {TouchEvent} */ event) => {
    start = event.touches.length === 1 ? event.touches[0] : undefined;
  };
  const ended = (/** @type {TouchEvent} */ event) => {
    const [end] = event.changedTouches;
    const link = main.querySelector("#next-seat");
    if (!start || !(link instanceof HTMLAnchorElement)) {
      return;
    }
    const across = end.clientX - start.clientX;
    const isStraight = Math.abs(across) > 2 * Math.abs(end.clientY - start.clientY);
    if (isStraight && Math.abs(across) > MIN_DISTANCE) {
      location.assign(across < 0 ? link.href : (link.dataset.before ?? link.href));
    }
  };
  main.addEventListener("touchstart", began, { passive: true });
  main.addEventListener("touchend", ended, { passive: true });
}
