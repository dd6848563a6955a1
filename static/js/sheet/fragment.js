import { spaceKey } from "./move_codec.js";

/** @typedef {import("./pending_store.js").Move} Move */
/** @typedef {import("./toasts.js").Toast} Toast */

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

/** The crosses to choose from, where a button gives a choice. @param {HTMLElement} button */
export function choicesOf({ dataset: { choices = "" } }) {
  const crosses = choices.split(";").filter((cross) => cross !== "");
  return crosses.map((cross) => {
    const [value, label] = cross.split("|");
    return { value, label };
  });
}

/** The same cross for the previous roll, where a space offers it. @param {HTMLElement} space */
export function offersOf({ dataset: { offer, offerLabel = "", offerChoices } }) {
  return offer ? [{ value: offer, label: offerLabel, choices: offerChoices }] : [];
}

/**
 * What to make instead of a refused cross of this space: a choice of rows, the same cross with this roll or with the previous one.
 * @param {HTMLElement} space @param {string} detail why it was refused @param {(name: string) => string} text a text of the sheet
 */
function alternativeTo(space, detail, text) {
  const { name, state, reason, choices } = space.dataset;
  const refusal = `${name}: ${detail}`;
  if (state !== "open") {
    return { text: reason ?? refusal, offers: offersOf(space) };
  }
  const again = { value: /** @type {HTMLButtonElement} */ (space).value, label: text("this-roll") };
  return choices ? { text: text("choose"), offers: choicesOf(space) } : { text: refusal, offers: [again] };
}

/**
 * Why a move was refused, with an alternative; not while the page is being left, as a toast with an offer would stay.
 * @param {{move: Move, detail: string, dropped: Move[]}} refused
 * @param {{main: Element, seat: number, isLeaving: boolean}} shown
 * @param {(name: string) => string} text a text of the sheet
 * @returns {Toast}
 */
export function explain({ move, detail, dropped }, { main, seat, isLeaving }, text) {
  const suffix = dropped.some((each) => each.type === "end_turn") ? ` ${text("not-ended")}` : "";
  const space = move.type === "cross" && move.seat === seat ? spaceOf(main, move) : null;
  if (!space || isLeaving) {
    return { text: space ? `${space.dataset.name}: ${detail}` : detail + suffix };
  }
  const alternative = alternativeTo(space, detail, text);
  return { ...alternative, text: alternative.text + suffix };
}

/** Identifies the roll that a sheet shows. @param {Element} main */
export function rollOf(main) {
  const key = (/** @type {string} */ id, /** @type {string} */ name) => main.querySelector(id)?.getAttribute(name);
  return `${key("#sheet", "data-turn")} ${key("#roll", "data-key")}`;
}

/** Removes the warning that ending the turn costs a penalty. @param {Element | null} button */
export function clearPenaltyWarning(button) {
  button?.removeAttribute("data-question");
  button?.removeAttribute("data-costs");
  button?.querySelector("[data-penalty-warning]")?.setAttribute("hidden", "");
}

/**
 * Asks for a penalty after a tap on its boxes, which is what a stroke is on paper: in a toast, or on the button that costs one.
 * @param {Element} main @param {(toast: Toast) => void} show
 */
export function askForPenalty(main, show) {
  const button = main.querySelector("#penalty, #end-turn:has([data-penalty-warning])");
  if (button instanceof HTMLButtonElement && button.id === "penalty") {
    const points = button.querySelector("small")?.textContent ?? "";
    const text = button.textContent?.replace(points, "").trim() ?? "";
    show({ text, offers: [{ value: button.value, label: points }] });
  } else if (button instanceof HTMLButtonElement) {
    button.click();
  }
}
