/** How far a finger may move during a tap, in CSS pixels. */
const MAX_DISTANCE = 10;

/**
 * Clicks what a player taps in play as soon as the finger is lifted: browsers send the click of a tap frames later, and none
 * while another finger rests on the screen or taps, also in the other half of a shared tablet. A mouse, a pen, a keyboard and a
 * screen reader still click.
 * @param {HTMLElement} main
 */
export function clickOnLift(main) {
  /** The fingers that have not moved, by the ids of their pointers. @type {Map<number, PointerEvent>} */
  const resting = new Map();
  let isClicked = false;
  const moved = (/** @type {PointerEvent} */ { pointerId, clientX, clientY }) => {
    const start = resting.get(pointerId);
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > MAX_DISTANCE) {
      resting.delete(pointerId);
    }
  };
  main.addEventListener("pointerdown", (event) => {
    isClicked = false;
    if (event.pointerType === "touch") {
      resting.set(event.pointerId, event);
    }
  });
  main.addEventListener("pointermove", moved);
  // The page is scrolled or zoomed instead.
  main.addEventListener("pointercancel", ({ pointerId }) => resting.delete(pointerId));
  main.addEventListener("pointerup", (event) => {
    moved(event);
    const control = /** @type {Element} */ (event.target).closest(".space, .moves .button");
    if (resting.delete(event.pointerId) && control instanceof HTMLElement) {
      isClicked = true;
      control.click();
    }
  });
  // It follows the event above; preventing it keeps the browser from clicking, too.
  main.addEventListener("touchend", (event) => isClicked && event.cancelable && event.preventDefault(), { passive: false });
}
