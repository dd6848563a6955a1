/** The colored dice. */
const COLORS = ["red", "yellow", "green", "blue"];

/**
 * The move that a button stands for, as the API takes it.
 * @param {HTMLButtonElement} button
 * @param {string | undefined} turn the turn that the sheet shows
 * @returns {import("./pending_store.js").Move}
 */
export function moveOf(button, turn) {
  const [type, what, which, ...more] = button.value.split(" ");
  const secondField = more[0] === "second" ? { second: Boolean(more.shift()) } : {};
  const turnField = (/** @type {string | undefined} */ number) => (number ? { turn: Number(number) } : {});
  switch (type) {
    case "cross":
      return { type, row: what, number: Number(which), ...secondField, ...turnField(more[0] ?? turn) };
    case "end_turn":
      return { type, ...turnField(turn) };
    case "close":
      return { type, row: what };
    case "correct":
      return what === "penalties"
        ? { type, penalties: Number(which) }
        : { type, row: what, number: Number(which), ...secondField, crossed: more[0] === "true" };
    case "roll":
      return { type, ...dice(new FormData(/** @type {HTMLFormElement} */ (button.form))) };
    default:
      return { type };
  }
}

/** The value of the button that stands for a move. @param {import("./pending_store.js").Move} move */
export function buttonValue({ type, row, number, second, penalties, crossed }) {
  switch (type) {
    case "close":
      return `close ${row}`;
    case "correct":
      return penalties === undefined ? `correct ${row} ${number}${second ? " second" : ""} ${crossed}` : `correct penalties ${penalties}`;
    default:
      return type;
  }
}

/** Whether two moves cross the same space, in whichever turn, or are equal. @param {import("./pending_store.js").Move} one @param {import("./pending_store.js").Move} other */
export function isSame(one, other) {
  const isSpace = one.type === "cross" && other.type === "cross" && one.row === other.row && one.number === other.number && one.second === other.second;
  return isSpace || JSON.stringify(one) === JSON.stringify(other);
}

/** Where a page sends its moves, to be answered with its own fragment. @param {HTMLElement} main */
export function movesAddress(main) {
  // A server below a path may have "/sheet" there, too.
  return (main.dataset.fragment ?? "").replace(/\/sheet(?=\?|$)/, "/moves");
}

/** The entered roll. @param {FormData} form */
function dice(form) {
  const white = [Number(form.get("white_1")), Number(form.get("white_2"))];
  const colored = COLORS.filter((color) => form.has(color)).map((color) => [color, Number(form.get(color))]);
  return { white, ...Object.fromEntries(colored) };
}
