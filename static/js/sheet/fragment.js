/** A copy that belongs to this document. @param {Element} main */
export function copyFragment(main) {
  return document.importNode(main, true);
}

/** Whether the server has the cross of this space or of its second box. @param {HTMLElement} space @param {boolean} [second] */
export function isCrossed(space, second) {
  return second ? space.dataset.second === "crossed" : space.dataset.state === "crossed" && !("waiting" in space.dataset);
}

/** The same cross for the previous roll, where a space offers it. @param {HTMLElement} space */
export function offerOf({ dataset: { offer, offerLabel } }) {
  return offer ? { value: offer, label: offerLabel ?? "" } : undefined;
}

/** Identifies the roll that a sheet shows. @param {Element} main */
export function rollOf(main) {
  const key = (/** @type {string} */ id, /** @type {string} */ name) => main.querySelector(id)?.getAttribute(name);
  return `${key("#sheet", "data-turn")} ${key("#roll", "data-key")}`;
}

/** Removes the warning that ending the turn costs a penalty. @param {Element | null} button */
export function clearPenaltyWarning(button) {
  button?.removeAttribute("data-question");
  button?.querySelector("[data-penalty-warning]")?.setAttribute("hidden", "");
}
