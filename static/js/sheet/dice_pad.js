/** Sends a new roll with the tap on its last die; a corrected one, and one entered on a keyboard, by its button. @param {HTMLElement} main */
export function sendRollWhenComplete(main) {
  // The arrows of a keyboard choose each number on the way to the one that is meant.
  let isTap = false;
  main.addEventListener("pointerdown", () => (isTap = true));
  main.addEventListener("keydown", () => (isTap = false));
  main.addEventListener("change", ({ target }) => {
    const pad = /** @type {Element} */ (target).closest("#roll");
    const isNew = pad?.querySelector(".die:not([data-shows])");
    const dice = [...(pad?.querySelectorAll(".pad-die") ?? [])];
    if (isTap && isNew && dice.every((die) => die.querySelector(":checked"))) {
      document.getElementById("send-roll")?.click();
    }
  });
}
