/**
 * Lets the spaces of the rows be tapped: number and color of a space are chosen below its row, and its text changes with them.
 */

/** A space as it is written: its color, its number, and whether it counts twice. */
const SPACE = /^([RYGB])(\d+)(x2)?$/i;

const COLORS = ["red", "yellow", "green", "blue"];

/** The spaces of a row as they are drawn. */
const SPACES = ".static-sheet-space";

export class SpaceEditor {
  #form;
  #changed;
  #panel;
  #row = "";
  #place = 0;

  /** @param {HTMLFormElement} form @param {() => void} changed called after each change */
  constructor(form, changed) {
    this.#form = form;
    this.#changed = changed;
    this.#panel = /** @type {HTMLElement} */ (form.querySelector("#space-edit"));
    form.querySelector("[data-tap]")?.removeAttribute("hidden");
    form.addEventListener("click", ({ target }) => this.#tapped(/** @type {Element} */ (target)));
    form.addEventListener("keydown", (event) => {
      const space = /** @type {Element} */ (event.target).closest(`${SPACES}[role]`);
      if (space && ["Enter", " "].includes(event.key)) {
        event.preventDefault();
        this.#tapped(space);
      }
    });
    this.#panel.addEventListener("change", () => this.#write({ isDouble: this.#double.checked }));
    this.refresh();
  }

  /** Makes buttons of the spaces that were drawn anew, and marks the one that is edited. */
  refresh() {
    for (const color of COLORS) {
      const row = this.#drawn(color);
      row?.removeAttribute("aria-hidden");
      for (const space of this.#spaces(color)) {
        space.setAttribute("role", "button");
        space.tabIndex = 0;
        const name = this.#panel.querySelector(`[data-color="${space.dataset.color ?? color}"]`)?.getAttribute("aria-label");
        space.setAttribute("aria-label", `${name} ${space.textContent}`);
      }
    }
    const edited = this.#spaces(this.#row)[this.#place];
    edited?.toggleAttribute("data-edited", !this.#panel.hidden);
  }

  /** @param {Element} target */
  #tapped(target) {
    const space = /** @type {HTMLElement | null} */ (target.closest(`${SPACES}[role]`));
    const button = /** @type {HTMLElement | null} */ (target.closest("#space-edit button"));
    if (space) {
      this.#open(space);
    } else if (button?.dataset.number) {
      this.#write({ number: button.dataset.number });
    } else if (button?.dataset.color) {
      this.#write({ color: button.dataset.color });
    } else if (button?.hasAttribute("data-add")) {
      const words = this.#words();
      words.splice(this.#place, 0, words[this.#place]);
      this.#place += 1;
      this.#save(words);
    } else if (button?.hasAttribute("data-remove")) {
      const words = this.#words();
      words.splice(this.#place, 1);
      this.#place = Math.max(Math.min(this.#place, words.length - 1), 0);
      this.#save(words);
    }
  }

  /** Shows below its row what this space can become; a second tap hides it. @param {HTMLElement} space */
  #open(space) {
    const row = COLORS.find((color) => this.#spaces(color).includes(space)) ?? "";
    const place = this.#spaces(row).indexOf(space);
    const isSame = !this.#panel.hidden && row === this.#row && place === this.#place;
    this.#form.querySelector("[data-edited]")?.removeAttribute("data-edited");
    [this.#row, this.#place] = [row, place];
    this.#panel.hidden = isSame;
    this.#form.querySelector(`#check-${row}`)?.after(this.#panel);
    this.#show();
    this.refresh();
  }

  /** Shows what the space is now. */
  #show() {
    const { color, number, isDouble } = this.#space();
    const most = 2 * Number(/** @type {HTMLInputElement} */ (this.#form.elements.namedItem("die_sides")).value || 6);
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.#panel.querySelectorAll("[data-number]"))) {
      button.hidden = Number(button.dataset.number) > most;
      button.setAttribute("aria-pressed", String(button.dataset.number === number));
    }
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.#panel.querySelectorAll("[data-color]"))) {
      button.setAttribute("aria-pressed", String(button.dataset.color === color));
    }
    this.#double.checked = isDouble;
  }

  /** The space that is edited; one that cannot be read has the color of its row. */
  #space() {
    const [, letter, number, double] = this.#words()[this.#place]?.match(SPACE) ?? [];
    const color = COLORS.find((each) => each[0] === letter?.toLowerCase()) ?? this.#row;
    return { color, number: number ?? "", isDouble: Boolean(double) };
  }

  /** @param {{color?: string, number?: string, isDouble?: boolean}} change */
  #write(change) {
    const { color, number, isDouble } = { ...this.#space(), ...change };
    const words = this.#words();
    words[this.#place] = `${color[0].toUpperCase()}${number}${isDouble ? "x2" : ""}`;
    this.#save(words);
  }

  /** @param {string[]} words */
  #save(words) {
    this.#text().value = words.join(" ");
    this.#show();
    this.#changed();
  }

  #words() {
    return this.#text().value.split(/[\s,;]+/).filter(Boolean);
  }

  #text() {
    return /** @type {HTMLTextAreaElement} */ (this.#form.elements.namedItem(this.#row));
  }

  get #double() {
    return /** @type {HTMLInputElement} */ (this.#panel.querySelector("[data-double]"));
  }

  /** @param {string} color */
  #drawn(color) {
    return this.#form.querySelector(`#check-${color} .static-sheet-row`);
  }

  /** @param {string} color */
  #spaces(color) {
    return /** @type {HTMLElement[]} */ ([...(this.#drawn(color)?.querySelectorAll(SPACES) ?? [])]);
  }
}
