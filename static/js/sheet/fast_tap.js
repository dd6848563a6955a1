/** How far a finger may slip on a space, in CSS pixels. */
const SLIP = 16;

/**
 * Presses a space as soon as the finger is lifted: the click that browsers make of a tap comes frames later. A mouse, a
 * keyboard and a screen reader still click.
 * @param {HTMLElement} main
 */
export function pressOnLift(main) {
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
    if (Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY) <= SLIP) {
      // Then no click comes.
      event.preventDefault();
      space.form?.requestSubmit(space);
    }
  };
  main.addEventListener("touchstart", began, { passive: true });
  main.addEventListener("touchend", ended, { passive: false });
}
