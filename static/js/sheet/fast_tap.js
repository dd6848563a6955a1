/** How far a finger may move during a tap, in CSS pixels. */
const MAX_DISTANCE = 16;

/**
 * Submits a space as soon as the finger is lifted: browsers send the click of a tap frames later. A mouse, a keyboard and a
 * screen reader still click.
 * @param {HTMLElement} main
 */
export function submitOnTouchEnd(main) {
  /** @type {Touch | undefined} */
  let start;
  const began = (/** @type {TouchEvent} */ event) => {
    start = event.touches.length === 1 ? event.touches[0] : undefined;
  };
  const ended = (/** @type {TouchEvent} */ event) => {
    const [end] = event.changedTouches;
    const space = /** @type {Element} */ (event.target).closest(".space");
    if (!start || !event.cancelable || !(space instanceof HTMLButtonElement)) {
      return;
    }
    if (Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY) <= MAX_DISTANCE) {
      // Prevents the click.
      event.preventDefault();
      if (space.form && "requestSubmit" in space.form) {
        space.form.requestSubmit(space);
      } else {
        space.click();
      }
    }
  };
  main.addEventListener("touchstart", began, { passive: true });
  main.addEventListener("touchend", ended, { passive: false });
}
