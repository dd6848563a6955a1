/**
 * While the menu is open, what lies under it cannot be reached: a tap beside it closes it and does nothing else.
 * @param {HTMLElement} main
 */
export function guardMenu(main) {
  const toggled = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLDetailsElement && target.id === "menu") {
      main.querySelectorAll(".rows, .foot").forEach((under) => under.toggleAttribute("inert", target.open));
    }
  };
  // This event does not bubble.
  main.addEventListener("toggle", toggled, { capture: true });
}
