import { expect } from "@playwright/test";

/** One player's browser, and what the player does with it. */
export class Phone {
  /** The page, for what only one test looks at. */
  page;
  #name;
  #game;

  constructor(page, name) {
    this.page = page;
    this.#name = name;
  }

  /** Makes a classic game, waits in its lobby as the host, and returns the code that lets others in. */
  async makeGame() {
    await this.page.goto("/new");
    await this.page.locator("[name=name]").fill(this.#name);
    await this.page.locator("#new-game").tap();
    const code = (await this.page.locator("#code").innerText()).replaceAll(/\s/g, "");
    this.#game = new URL(this.page.url()).pathname;
    return code;
  }

  /** Joins the game of this code, as whoever scans the QR code does. */
  async join(code) {
    await this.page.goto(`/j/${code}`);
    await this.page.locator("#name").fill(this.#name);
    await this.page.locator("#join").tap();
    await expect(this.page.locator("#players")).toContainText(this.#name);
    this.#game = new URL(this.page.url()).pathname;
  }

  /** Begins the game that this phone hosts, once everyone of `names` is in. */
  async start(names) {
    for (const name of names) {
      await expect(this.page.locator("#players")).toContainText(name);
    }
    await this.page.locator("#start").tap();
    await this.seesSheet();
  }

  /** Waits until the own sheet lies on the table. */
  async seesSheet() {
    await expect(this.page.locator("#total")).toBeVisible();
  }

  /** Opens the game anew by its address. */
  async openGame() {
    await this.page.goto(this.#game);
  }

  /** The button of a space, as in `space("red", 5)`. */
  space(row, number) {
    return this.page.locator(`#space-${row}-${number}`);
  }

  /** Crosses a space and waits until it shows its cross. */
  async cross(row, number) {
    await this.space(row, number).tap();
    await this.sees(row, number, "crossed");
  }

  /** Waits until a space shows this state. */
  async sees(row, number, state) {
    await expect(this.space(row, number)).toHaveAttribute("data-state", state);
  }

  /** Waits until the total at the head of the sheet is this. */
  async seesTotal(total) {
    await expect(this.page.locator("#total")).toHaveText(printed(total));
  }

  /** Ends the turn, with a penalty where nothing was crossed. */
  async endTurn() {
    await this.page.locator("#end-turn").tap();
  }

  /** Ends the game for all, as its host may at any time. */
  async finish() {
    await this.page.locator("#menu summary").tap();
    await this.page.locator("#finish").tap();
  }

  /** Takes back the latest cross. */
  async undo() {
    await this.page.locator("#undo").tap();
  }

  /** Waits until the sheet shows this turn, whoever has the roll. */
  async seesTurn(turn) {
    await expect(this.page.locator("#sheet")).toHaveAttribute("data-turn", String(turn));
  }

  /** Waits for the result, and that it names these players with these totals in this order. */
  async seesResult(standings) {
    const text = standings.map(([name, total]) => `${name}[\\s\\S]*${printed(total)}`).join("[\\s\\S]*");
    await expect(this.page.locator("#standings")).toHaveText(new RegExp(text));
  }

  /** Opens the history and waits until it holds these players with these totals. */
  async findsInHistory(standings) {
    await this.page.goto("/history");
    const games = this.page.locator("#games");
    for (const [name, total] of standings) {
      await expect(games).toContainText(name);
      await expect(games).toContainText(printed(total));
    }
  }
}

/** A number as the pages print it: with a true minus sign. */
function printed(number) {
  return String(number).replace("-", "−");
}
