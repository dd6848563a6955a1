/** Sizes in pixels: a phone shows the picture in full width. */
const WIDTH = 1080;
const MARGIN = 48;
const TITLE = 68;
const CARD = { height: 192, gap: 20, padding: 20, sheet: 430 };
const ROW = { height: 34, gap: 5 };
const FOOTER = 64;

/** The height of a figure with its name, and how much larger the rows of a moment are than those of a result. */
const TILE = 164;
const ENLARGED = 1.8;

/** How long the address of a download stays valid, in milliseconds. */
const DOWNLOAD_TIME = 60_000;

/** @typedef {{text: string, state: string, color: string, choice: string}} Space */
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
  await loadNumerals();
  draw(canvas, title, main.querySelector("#played")?.textContent ?? "", linesOf(main));
  await share(canvas, file);
}

/** Shares what is drawn, or downloads it where the browser shares no files. @param {HTMLCanvasElement} canvas @param {string} file */
async function share(canvas, file) {
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

async function loadNumerals() {
  await Promise.all([800, 700].map((weight) => document.fonts.load(`${weight} 40px "Rowlock Numerals"`)));
}

/**
 * Draws a part of a page as a picture and shares it: a title, the figures in it, and a moment with its dice and rows.
 * @param {HTMLElement} part
 * @param {HTMLElement} button with the title and the name of the file
 * @param {string} about the line below the title
 */
export async function sharePart(part, button, about) {
  const canvas = document.createElement("canvas");
  const pen = new Pen(/** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")));
  const { title = "", file = "" } = button.dataset;
  await loadNumerals();
  const text = (/** @type {Element | null} */ element) => element?.textContent?.trim() ?? "";
  const tiles = [...part.querySelectorAll("dl > div")].map((tile) => [text(tile.querySelector("dd")), text(tile.querySelector("dt"))]);
  const dice = /** @type {HTMLElement[]} */ ([...part.querySelectorAll(".die")]);
  const rows = /** @type {HTMLElement[]} */ ([...part.querySelectorAll(".static-sheet-row")]).map((row) => {
    const { color = "" } = row.dataset;
    const lock = row.querySelector(".static-sheet-lock");
    return { color, score: text(lock), spaces: spacesOf(row, color), isLocked: lock?.hasAttribute("data-taken") ?? false };
  });
  const width = WIDTH - 2 * MARGIN;
  const font = (/** @type {number} */ size) => `800 ${size}px ${pen.words}`;
  const headline = wrap(pen, title, width, font(TITLE), 4);
  const said = part.querySelector("[data-said]");
  const sentence = wrap(pen, text(said) === title ? "" : text(said), width, font(40), 3);
  const heights = [headline.length * TITLE * 1.15 + 84, Math.ceil(tiles.length / 2) * TILE, sentence.length * 50 + (sentence.length > 0 ? 24 : 0)];
  heights.push(dice.length > 0 ? 104 : 0, rows.length * (ROW.height + ROW.gap) * ENLARGED);
  canvas.width = WIDTH;
  canvas.height = Math.round(MARGIN + heights.reduce((sum, height) => sum + height) + FOOTER + 24);
  pen.box(0, 0, WIDTH, canvas.height, 0, pen.color("--ground"));
  const tops = heights.map((_, index) => MARGIN + heights.slice(0, index).reduce((sum, height) => sum + height, 0));
  headline.forEach((line, index) => pen.text(line, MARGIN, MARGIN + (index + 0.55) * TITLE * 1.15, font(TITLE), pen.color("--text")));
  pen.text(about, MARGIN, tops[1] - 52, `500 34px ${pen.words}`, pen.color("--text-soft"), width);
  tiles.forEach((tile, index) => drawTile(pen, tile, MARGIN + (index % 2) * (width / 2 + 8), tops[1] + Math.floor(index / 2) * TILE, width / 2 - 8));
  sentence.forEach((line, index) => pen.text(line, MARGIN, tops[2] + 25 + index * 50, `600 40px ${pen.words}`, pen.color("--text")));
  dice.forEach(({ dataset: { color = "", shows = "" } }, index) => {
    const x = MARGIN + index * 96;
    pen.box(x - 2, tops[3] - 2, 84, 84, 18, pen.color("--edge-strong"));
    pen.box(x, tops[3], 80, 80, 16, pen.color(color === "" ? "--die" : "--swatch", color));
    pen.text(shows, x + 40, tops[3] + 42, `800 52px ${pen.numerals}`, pen.color(color === "" ? "--on-die" : "--on-swatch", color), 80, "center");
  });
  pen.enlarged(ENLARGED, () => rows.forEach((row, index) => drawRow(pen, row, MARGIN / ENLARGED, (WIDTH - MARGIN) / ENLARGED, tops[4] / ENLARGED + index * (ROW.height + ROW.gap))));
  pen.text("Rowlock", MARGIN, canvas.height - FOOTER / 2 - 6, `700 28px ${pen.words}`, pen.color("--text-soft"));
  await share(canvas, file);
}

/** A figure over its name. @param {Pen} pen @param {string[]} tile @param {number} x @param {number} y @param {number} width */
function drawTile(pen, [value, name], x, y, width) {
  pen.box(x, y, width, TILE - 16, 24, pen.color("--surface"));
  pen.text(value, x + 28, y + 58, `800 60px ${pen.numerals}`, pen.color("--text"), width - 56);
  pen.text(name, x + 28, y + 118, `500 30px ${pen.words}`, pen.color("--text-soft"), width - 56);
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
  return spaces.map(({ textContent, dataset: { state = "", color = rowColor, choice = "" } }) => ({ text: textContent ?? "", state, color, choice }));
}

/** @param {HTMLCanvasElement} canvas @param {string} title @param {string} played @param {Line[]} lines */
function draw(canvas, title, played, lines) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const pen = new Pen(context);
  const headline = wrap(pen, title, WIDTH - 2 * MARGIN, `800 ${TITLE}px ${pen.words}`, 2);
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
  row.spaces.forEach(({ text, state, color, choice }, index) => {
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
    if (choice !== "") {
      // What was worth less has a broken frame, what was worth more a whole one.
      pen.frame(x, y + 2, width - 3, ROW.height - 4, choice === "worse", pen.color("--on-band", row.color));
    }
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

  /** @param {string} text @param {string} font */
  width(text, font) {
    this.#context.font = font;
    return this.#context.measureText(text).width;
  }

  /** The text, with an ellipsis if it is longer than `width`. @param {string} text @param {number} width @param {string} font */
  cut(text, width, font) {
    this.#context.font = font;
    return cut(this.#context, text, width);
  }

  /** Draws in larger units. @param {number} factor @param {() => void} draw */
  enlarged(factor, draw) {
    this.#context.save();
    this.#context.scale(factor, factor);
    draw();
    this.#context.restore();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {boolean} isBroken @param {string} color */
  frame(x, y, width, height, isBroken, color) {
    Object.assign(this.#context, { strokeStyle: color, lineWidth: isBroken ? 2 : 3 });
    this.#context.setLineDash(isBroken ? [5, 3] : []);
    this.#context.strokeRect(x, y, width, height);
    this.#context.setLineDash([]);
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

/** The text in at most so many lines. @param {Pen} pen @param {string} text @param {number} width @param {string} font @param {number} most @returns {string[]} */
function wrap(pen, text, width, font, most) {
  const words = text.split(" ");
  let count = words.length;
  while (count > 1 && pen.width(words.slice(0, count).join(" "), font) > width) {
    count -= 1;
  }
  const [line, rest] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
  if (rest === "" || most === 1) {
    return text === "" ? [] : [pen.cut(most === 1 ? text : line, width, font)];
  }
  return [pen.cut(line, width, font), ...wrap(pen, rest, width, font, most - 1)];
}
