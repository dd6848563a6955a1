/** Sizes in pixels: a phone shows the picture in full width. */
const WIDTH = 1080;
const MARGIN = 48;
const TITLE = 68;
const CARD = { height: 192, gap: 20, padding: 20, sheet: 430 };
const ROW = { height: 34, gap: 5 };
const FOOTER = 64;

/** How long the address of a download stays valid, in milliseconds. */
const DOWNLOAD_TIME = 60_000;

/** @typedef {{text: string, state: string, color: string}} Space */
/** @typedef {{color: string, spaces: Space[], score: string, isLocked: boolean}} Row */
/** @typedef {{rank: string, name: string, total: string, extras: string[], penalties: string, rows: Row[]}} Line */

/**
 * Draws the result as a picture and shares it, or downloads it where the browser shares no files.
 * @param {HTMLElement} main the result
 * @param {HTMLElement} button with the title and the name of the file
 */
export async function shareResult(main, button) {
  const canvas = document.createElement("canvas");
  const { title = "", file = "" } = button.dataset;
  await Promise.all([800, 700].map((weight) => document.fonts.load(`${weight} 40px "Rowlock Numerals"`)));
  draw(canvas, title, main.querySelector("#played")?.textContent ?? "", linesOf(main));
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  const picture = { files: [new File([blob], file, { type: "image/png" })] };
  if (navigator.canShare?.(picture)) {
    const isShared = await navigator.share(picture).then(
      () => true,
      // The person may choose no app; other errors mean that the browser does not share it.
      ({ name }) => name === "AbortError",
    );
    if (isShared) {
      return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIME);
}

/** The players in the order of their ranks, with their sheets; of a paper game only the points of the rows are known. @param {HTMLElement} main @returns {Line[]} */
function linesOf(main) {
  const text = (/** @type {Element | null | undefined} */ element) => element?.textContent?.trim() ?? "";
  const colors = [...main.querySelectorAll("#standings thead [data-color]")].map((cell) => cell.getAttribute("data-color") ?? "");
  const extras = [...main.querySelectorAll("#standings thead .standings-extra")].map(text);
  const sheets = [...main.querySelectorAll(".static-sheet")];
  return /** @type {HTMLElement[]} */ ([...main.querySelectorAll("#standings tbody tr")]).map((line) => {
    const parts = [...line.querySelectorAll(".standings-part")].map(text);
    const sheet = sheets[Number(line.dataset.seat)];
    const row = (/** @type {string} */ color) => sheet?.querySelector(`.static-sheet-row[data-color="${color}"]`);
    return {
      rank: text(line.querySelector(".standings-rank")),
      name: line.querySelector("th")?.firstChild?.textContent?.trim() ?? "",
      total: text(line.querySelector(".standings-total")),
      // The row that counts twice follows the points as a sign.
      extras: [...line.querySelectorAll(".standings-extra")].map((cell, index) => `${extras[index]} ${cell.firstChild?.textContent?.trim()}`),
      penalties: text(line.querySelector(".standings-penalties")),
      rows: colors.map((color, index) => ({
        color,
        score: parts[index],
        spaces: spacesOf(row(color), color),
        isLocked: Boolean(row(color)?.querySelector(".static-sheet-lock[data-taken]")),
      })),
    };
  });
}

/** @param {Element | null | undefined} row @param {string} rowColor @returns {Space[]} */
function spacesOf(row, rowColor) {
  const spaces = /** @type {HTMLElement[]} */ ([...(row?.querySelectorAll(".static-sheet-space") ?? [])]);
  return spaces.map(({ textContent, dataset: { state = "", color = rowColor } }) => ({ text: textContent ?? "", state, color }));
}

/** @param {HTMLCanvasElement} canvas @param {string} title @param {string} played @param {Line[]} lines */
function draw(canvas, title, played, lines) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const pen = new Pen(context);
  context.font = `800 ${TITLE}px ${pen.words}`;
  const headline = wrap(context, title, WIDTH - 2 * MARGIN);
  const top = MARGIN + headline.length * TITLE * 1.15 + 84;
  canvas.width = WIDTH;
  canvas.height = Math.round(top + lines.length * (CARD.height + CARD.gap) + FOOTER);
  pen.box(0, 0, WIDTH, canvas.height, 0, pen.color("--ground"));
  headline.forEach((part, index) => pen.text(part, MARGIN, MARGIN + (index + 0.55) * TITLE * 1.15, `800 ${TITLE}px ${pen.words}`, pen.color("--text")));
  pen.text(played, MARGIN, top - 52, `500 34px ${pen.words}`, pen.color("--text-soft"), WIDTH - 2 * MARGIN);
  lines.forEach((line, index) => drawLine(pen, line, top + index * (CARD.height + CARD.gap)));
  pen.text("Rowlock", MARGIN, canvas.height - FOOTER / 2 - 6, `700 28px ${pen.words}`, pen.color("--text-soft"));
}

/** One player: rank, name and total on the left, the sheet on the right. @param {Pen} pen @param {Line} line @param {number} y */
function drawLine(pen, line, y) {
  const isFirst = line.rank === "1";
  pen.box(MARGIN, y, WIDTH - 2 * MARGIN, CARD.height, 24, pen.color("--surface"));
  if (isFirst) {
    pen.box(MARGIN, y, WIDTH - 2 * MARGIN, CARD.height, 24, pen.color("--first"));
  }
  const left = MARGIN + CARD.padding;
  const right = WIDTH - MARGIN - CARD.padding;
  const sheet = MARGIN + CARD.sheet;
  if (isFirst) {
    pen.box(left, y + 28, 52, 52, 26, pen.color("--action"));
  }
  // Where nobody wins, the names stand in the place of the ranks.
  const nameLeft = line.rank === "" ? left : left + 68;
  pen.text(line.rank, left + 26, y + 55, `800 32px ${pen.numerals}`, pen.color(isFirst ? "--on-action" : "--text-soft"), 52, "center");
  pen.text(line.name, nameLeft, y + 55, `700 40px ${pen.words}`, pen.color("--text"), sheet - nameLeft - 16);
  pen.text(line.total, nameLeft, y + 132, `800 76px ${pen.numerals}`, pen.color("--text"));
  const hasPenalties = !["0", "–", ""].includes(line.penalties);
  const last = y + 138 + line.extras.length * 17;
  if (hasPenalties) {
    pen.text(`✕ ${line.penalties}`, sheet - 24, last, `700 32px ${pen.numerals}`, pen.color("--bad"), 140, "right");
  }
  [...line.extras].reverse().forEach((extra, index) => pen.text(extra, sheet - 24, last - (index + 1) * 34, `600 26px ${pen.words}`, pen.color("--text-soft"), 180, "right"));
  line.rows.forEach((row, index) => drawRow(pen, row, sheet, right, y + CARD.padding + index * (ROW.height + ROW.gap)));
}

/** @param {Pen} pen @param {Row} row @param {number} left @param {number} right @param {number} y */
function drawRow(pen, row, left, right, y) {
  const score = 68;
  const width = (right - left - score - 4) / Math.max(row.spaces.length, 1);
  pen.box(left, y, right - left, ROW.height, 8, pen.color("--band", row.color));
  row.spaces.forEach(({ text, state, color }, index) => {
    const x = left + 4 + index * width;
    const isCrossed = state === "crossed";
    if (isCrossed || color !== row.color) {
      pen.box(x, y + 3, width - 3, ROW.height - 6, 5, pen.color(isCrossed ? "--used" : "--band", color));
    }
    const middle = x + width / 2 - 1.5;
    const font = `700 20px ${pen.numerals}`;
    if (isCrossed) {
      pen.cross(middle, y + ROW.height / 2, ROW.height / 2 - 5);
      pen.outline(text, middle, y + ROW.height / 2 + 1, font, pen.color("--used", color));
    }
    pen.text(text, middle, y + ROW.height / 2 + 1, font, pen.color(isCrossed ? "--on-used" : "--on-band", color), width, "center");
  });
  const middle = y + ROW.height / 2;
  if (row.isLocked) {
    pen.box(right - score, y + 3, score - 3, ROW.height - 6, 5, pen.color("--on-band", row.color));
    pen.padlock(right - score + 16, middle, pen.color("--band", row.color));
  }
  const scoreMiddle = right - (row.isLocked ? 22 : score / 2);
  pen.text(row.score, scoreMiddle, middle + 1, `800 ${row.isLocked ? 24 : 26}px ${pen.numerals}`, pen.color(row.isLocked ? "--band" : "--on-band", row.color), score, "center");
}

/** Draws with the colors of the light theme and the fonts of the page. */
class Pen {
  #context;
  #colors = new Map();

  /** @param {CanvasRenderingContext2D} context */
  constructor(context) {
    this.#context = context;
    const style = getComputedStyle(document.documentElement);
    this.numerals = style.getPropertyValue("--numerals");
    this.words = style.getPropertyValue("--words");
  }

  /** A color of the theme, of a row if one is named. @param {string} name @param {string} [row] @returns {string} */
  color(name, row = "") {
    const key = `${name} ${row}`;
    if (!this.#colors.has(key)) {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.dataset.color = row;
      probe.className = "light-theme";
      probe.style.color = `var(${name})`;
      this.#colors.set(key, getComputedStyle(probe).color);
      probe.remove();
    }
    return this.#colors.get(key);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius @param {string} color */
  box(x, y, width, height, radius, color) {
    this.#context.fillStyle = color;
    this.#context.beginPath();
    const [right, bottom] = [x + width, y + height];
    this.#context.moveTo(x + radius, y);
    this.#context.arcTo(right, y, right, bottom, radius);
    this.#context.arcTo(right, bottom, x, bottom, radius);
    this.#context.arcTo(x, bottom, x, y, radius);
    this.#context.arcTo(x, y, right, y, radius);
    this.#context.closePath();
    this.#context.fill();
  }

  /** A text whose middle is at `y`, cut where it is longer than `width`. @param {string} text @param {number} x @param {number} y @param {string} font @param {string} color @param {number} [width] @param {CanvasTextAlign} [align] */
  text(text, x, y, font, color, width = Infinity, align = "left") {
    Object.assign(this.#context, { font, fillStyle: color, textAlign: align, textBaseline: "middle" });
    this.#context.fillText(cut(this.#context, text, width), x, y);
  }

  /** Clears the cross around a number, which stays readable so. @param {string} text @param {number} x @param {number} y @param {string} font @param {string} color */
  outline(text, x, y, font, color) {
    Object.assign(this.#context, { font, strokeStyle: color, lineWidth: 4, textAlign: "center", textBaseline: "middle" });
    this.#context.strokeText(text, x, y);
  }

  /** A closed one around this middle. @param {number} x @param {number} y @param {string} color */
  padlock(x, y, color) {
    this.box(x - 8, y - 2, 16, 11, 2, color);
    Object.assign(this.#context, { strokeStyle: color, lineWidth: 3, lineCap: "butt" });
    this.#context.beginPath();
    this.#context.arc(x, y - 4, 5, Math.PI, 0);
    this.#context.stroke();
  }

  /** @param {number} x @param {number} y @param {number} size */
  cross(x, y, size) {
    Object.assign(this.#context, { strokeStyle: this.color("--pen"), lineWidth: 3.5, lineCap: "round" });
    this.#context.beginPath();
    for (const side of [-1, 1]) {
      this.#context.moveTo(x - side * size, y - size);
      this.#context.lineTo(x + side * size, y + size);
    }
    this.#context.stroke();
  }
}

/** The text, with an ellipsis if it is longer than `width`. @param {CanvasRenderingContext2D} context @param {string} text @param {number} width */
function cut(context, text, width) {
  let shown = [...text];
  while (shown.length > 1 && context.measureText(shown.join("")).width > width) {
    shown = [...shown.slice(0, shown[shown.length - 1] === "…" ? -2 : -1), "…"];
  }
  return shown.join("");
}

/** The text in at most two lines. @param {CanvasRenderingContext2D} context @param {string} text @param {number} width */
function wrap(context, text, width) {
  const words = text.split(" ");
  let count = words.length;
  while (count > 1 && context.measureText(words.slice(0, count).join(" ")).width > width) {
    count -= 1;
  }
  const rest = words.slice(count).join(" ");
  return [words.slice(0, count).join(" "), ...(rest ? [rest] : [])].map((line) => cut(context, line, width));
}
