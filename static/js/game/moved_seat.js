/** Stores what to say on this phone once its seat is another's. @param {HTMLElement} main */
export function rememberSeat(main) {
  const text = main.querySelector("#sheet")?.getAttribute("data-text-moved");
  if (text) {
    access(() => localStorage.setItem(nameOf(main), text));
  }
}

/** Says on a page without a seat that this phone had one. @param {HTMLElement} main */
export function showMovedSeat(main) {
  const notice = main.querySelector("#moved");
  const title = notice?.querySelector("h2");
  const text = access(() => localStorage.getItem(nameOf(main)));
  if (notice && title && text) {
    title.textContent = text;
    notice.removeAttribute("hidden");
  }
}

/** Forgets the seat: the game is over. @param {HTMLElement} main */
export function forgetSeat(main) {
  access(() => localStorage.removeItem(nameOf(main)));
}

/** @param {HTMLElement} main */
function nameOf(main) {
  return `rowlock seat ${main.dataset.api}`;
}

/** @template T @param {() => T} use @returns {T | undefined} */
function access(use) {
  try {
    return use();
  } catch {
    // Without storage the page says nothing of an earlier seat.
    return undefined;
  }
}
