/** How far a finger goes for a swipe, in CSS pixels. */
const FAR = 70;

/** Where one phone holds several seats, a swipe turns to the next sheet or the one before. @param {HTMLElement} main */
export function swipeSeats(main) {
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
    if (isStraight && Math.abs(across) > FAR) {
      location.assign(across < 0 ? link.href : (link.dataset.before ?? link.href));
    }
  };
  main.addEventListener("touchstart", began, { passive: true });
  main.addEventListener("touchend", ended, { passive: true });
}
