import { closeAllLayers } from "../kit/layers.js";

/** Opens the sheet of the player who rolls next, if it is on this phone, too. @param {HTMLElement} main */
export function followDice(main) {
  const link = main.querySelector("#to-roller");
  if (link instanceof HTMLAnchorElement) {
    closeAllLayers().then(() => location.replace(link.href));
  }
}
