import { spaceKey } from "./move_codec.js";

/** A copy that belongs to this document. @param {Element} main */
export function copyFragment(main) {
  return document.importNode(main, true);
}

/** Whether the server has the cross of this space or of its second box. @param {HTMLElement} space @param {boolean} [second] */
export function isCrossed(space, second) {
  return second ? space.dataset.second === "crossed" : space.dataset.state === "crossed" && !("waiting" in space.dataset);
}

/** The space that a move is for. @param {Element} main @param {import("./pending_store.js").Move} move */
export function spaceOf(main, move) {
  const space = main.querySelector(`#space-${spaceKey(move)}`);
  return space instanceof HTMLElement ? space : null;
}

/** The crosses to choose from, where a space gives a choice. @param {HTMLElement} space */
export function choicesOf({ dataset: { choices = "" } }) {
  const crosses = choices.split(";").filter((cross) => cross !== "");
  return crosses.map((cross) => {
    const [value, label] = cross.split("|");
    return { text: "", offer: { value, label } };
  });
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
