/** A copy that belongs to this page, without scripts' own marks. @param {Element} main */
export function copy(main) {
  return document.importNode(main, true);
}

/** Whether the server has this space's cross. @param {HTMLElement} space */
export function isCrossed(space) {
  return space.dataset.state === "crossed" && !("waiting" in space.dataset);
}

/** Which roll a sheet shows. @param {Element} main */
export function rollOf(main) {
  const key = (/** @type {string} */ id, /** @type {string} */ name) => main.querySelector(id)?.getAttribute(name);
  return `${key("#sheet", "data-turn")} ${key("#roll", "data-key")}`;
}

/** Ending the turn costs nothing any more. @param {Element | null} end */
export function spare(end) {
  end?.removeAttribute("data-ask");
  end?.querySelector("[data-due]")?.setAttribute("hidden", "");
}
