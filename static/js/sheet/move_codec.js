/** The colored dice. */
const COLORS = ["red", "yellow", "green", "blue"];

/**
 * The move of a button, as the API takes it.
 * @param {HTMLButtonElement} button
 * @param {string} [turn] the turn that the sheet shows
 * @returns {import("./pending_store.js").Move}
 */
export function moveOf(button, turn) {
  const move = JSON.parse(button.value);
  switch (move.type) {
    case "cross":
      return turn ? { turn: Number(turn), ...move } : move;
    case "roll":
      return { ...move, ...dice(new FormData(/** @type {HTMLFormElement} */ (button.form))) };
    default:
      return move;
  }
}

/** The end of the id of the space that a move is for. @param {import("./pending_store.js").Move} move */
export function spaceKey({ row, number, field }) {
  return `${row}-${field === undefined ? number : `f${field}`}`;
}

/** Whether a button stands for this move. @param {HTMLButtonElement} button @param {import("./pending_store.js").Move} move */
export function isButtonOf(button, move) {
  const said = Object.entries(JSON.parse(button.value));
  return said.every(([name, value]) => move[/** @type {keyof typeof move} */ (name)] === value);
}

/** Whether two moves cross the same space, in whichever turn, or are equal. @param {import("./pending_store.js").Move} one @param {import("./pending_store.js").Move} other */
export function isSame(one, other) {
  const isSpace = one.type === "cross" && other.type === "cross" && spaceKey(one) === spaceKey(other) && one.second === other.second;
  return isSpace || JSON.stringify(one) === JSON.stringify(other);
}

/** Where a page sends its moves, to be answered with its own fragment. @param {HTMLElement} main */
export function movesAddress(main) {
  // A server below a path may have "/sheet" there, too.
  const address = (main.dataset.fragment ?? "").replace(/\/sheet(?=\?|$)/, "/moves");
  // Whether a cross lets its seat choose a row is not known here while other crosses wait.
  const asks = main.querySelector("#sheet[data-asks]");
  return asks ? `${address}${address.includes("?") ? "&" : "?"}asks=true` : address;
}

/** The entered roll. @param {FormData} form */
function dice(form) {
  const white = [Number(form.get("white_1")), Number(form.get("white_2"))];
  const colored = COLORS.filter((color) => form.has(color)).map((color) => [color, Number(form.get(color))]);
  return { white, ...Object.fromEntries(colored) };
}
