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
  const turnField = (/** @type {string | undefined} */ number) => (number ? { turn: Number(number) } : {});
  switch (type) {
    case "cross":
      return { type, row: what, ...label(which), ...details(more), ...turnField(more[0] ?? turn) };
    case "end_turn":
      return { type, ...turnField(turn) };
    case "close":
      return { type, row: what };
    case "correct":
      return what === "penalties"
        ? { type, penalties: Number(which) }
        : { type, row: what, ...label(which), ...details(more), crossed: more[0] === "true" };
    case "roll":
      return { type, ...dice(new FormData(/** @type {HTMLFormElement} */ (button.form))) };
    default:
      return { type };
  }
}

/** What is printed on a space: its number, or the place of its field. @param {string} text */
function label(text) {
  return text.startsWith("f") ? { field: Number(text.slice(1)) } : { number: Number(text) };
}

/** What a button says of a cross after its space; takes it from the words. @param {string[]} words */
function details(words) {
  /** @type {{second?: boolean, swap?: number, choose?: string}} */
  const found = {};
  for (;;) {
    switch (words[0]) {
      case "second":
        words.shift();
        found.second = true;
        break;
      case "swap":
        found.swap = Number(words.splice(0, 2)[1]);
        break;
      case "choose":
        found.choose = words.splice(0, 2)[1];
        break;
      default:
        return found;
    }
  }
}

/** The end of the id of the space that a move is for. @param {import("./pending_store.js").Move} move */
export function spaceKey({ row, number, field }) {
  return `${row}-${field === undefined ? number : `f${field}`}`;
}

/** The value of the button that stands for a move. @param {import("./pending_store.js").Move} move */
export function buttonValue({ type, row, number, field, second, penalties, crossed }) {
  switch (type) {
    case "close":
      return `close ${row}`;
    case "correct":
      return penalties === undefined ? `correct ${row} ${field === undefined ? number : `f${field}`}${second ? " second" : ""} ${crossed}` : `correct penalties ${penalties}`;
    default:
      return type;
  }
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
