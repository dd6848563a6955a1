import { expect } from "@playwright/test";

/** One player's browser, and what the player does with it. */
export class Phone {
  /** The page, for steps of a single test. */
  page;
  #name;
  #game;

  constructor(page, name) {
    this.page = page;
    this.#name = name;
  }

  /** Creates a game, waits in its lobby as the host, and returns its join code. */
  async makeGame({ variant = "classic", mode = "turns", selfEnding = false } = {}) {
    await this.page.goto("/new");
    await this.page.locator("#name").fill(this.#name);
    if (!selfEnding) {
      await this.page.locator("#tap-to-end").evaluate((box) => (box.checked = true));
    }
    if (variant !== "classic" || mode !== "turns") {
      await this.page.locator("#choices > summary").tap();
      const choice = `[type=radio][name=variant][value="${variant}"]`;
      for (const box of await this.page.locator(`.board-box:has(${choice})`).all()) {
        if ((await box.getAttribute("open")) === null) {
          await box.locator("> summary").tap();
        }
      }
      await this.page.locator(choice).check();
      await this.page.locator(`[type=radio][name=mode][value="${mode}"]`).check();
    }
    await this.page.locator("#new-game").tap();
    const code = (await this.page.locator("#code").innerText()).replaceAll(/\s/g, "");
    this.#game = new URL(this.page.url()).pathname;
    return code;
  }

  /** Joins the game of this code, as by its QR code. */
  async join(code) {
    await this.page.goto(`/j/${code}`);
    await this.page.locator("#name").fill(this.#name);
    await this.page.locator("#join").tap();
    await expect(this.page.locator("#players")).toContainText(this.#name);
    this.#game = new URL(this.page.url()).pathname;
  }

  /** Makes this board for the own group, and returns its id. */
  async makeBoard(board) {
    await this.page.goto("/history");
    await this.page.locator("a[href^='/groups/']").first().tap();
    await this.page.locator("#menu > summary").tap();
    await this.page.locator("#own-boards").tap();
    await this.page.locator("#new-board").tap();
    await this.page.locator("summary:has(+ form #file)").tap();
    await this.page.locator("#file").fill(JSON.stringify(board));
    await this.page.locator("#paste").tap();
    await this.page.locator("#save").tap();
    const play = this.page.locator(".own-board a[href^='/new?']");
    const address = new URL(await play.getAttribute("href"), this.page.url());
    return address.searchParams.get("variant");
  }

  /** Seats a player without a phone at this one, as its host in the lobby. */
  async seat(name) {
    await this.page.locator("#guest").fill(name);
    await this.page.locator("form:has(#guest) button").tap();
    await expect(this.page.locator("#players")).toContainText(name);
    // What stands on the page moves when its scripts are loaded.
    await this.page.waitForLoadState("domcontentloaded");
  }

  /** Begins the game that this phone hosts, once everyone of `names` is in. */
  async start(names) {
    for (const name of names) {
      await expect(this.page.locator("#players")).toContainText(name);
    }
    await this.page.locator("#start").tap();
    await this.seesSheet();
  }

  /** The screen goes off, as far as a page can tell. */
  async sleep() {
    await this.#turn(true);
  }

  /** The screen is on again after a `sleep`. */
  async wake() {
    await this.#turn(false);
  }

  async #turn(isHidden) {
    await this.page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  }

  /** Waits until the lobby shows that the player of this seat is connected; servers that share a database report it every 10 seconds. */
  async seesConnected(seat) {
    await this.page.locator(`#phone-${seat}[data-phone=here]`).waitFor({ state: "attached" });
  }

  /** Waits until the own sheet and its scripts are loaded: an earlier tap is sent as a form. */
  async seesSheet() {
    await expect(this.page.locator("#hide-scores")).toBeVisible();
    await this.page.waitForLoadState("domcontentloaded");
  }

  /** Takes the seat that this phone's cookie gives it in the game at this path. */
  async sitDown(game) {
    this.#game = game;
    await this.openGame();
    await this.seesSheet();
  }

  /** Opens the game by its address. */
  async openGame() {
    await this.page.goto(this.#game);
  }

  /** Creates the link that hands this seat over to another phone, and returns its path. */
  async handOver(seat) {
    await this.page.goto(`${this.#game}/people`);
    await this.openActions(seat);
    await this.page.locator(`#move-${seat}`).tap();
    return this.#linkShown();
  }

  /** Creates a share link, as the host, and returns its path. */
  async share() {
    await this.page.goto(`${this.#game}/people`);
    await this.page.locator("#share").tap();
    return this.#linkShown();
  }

  /** Revokes the share links, as the host. */
  async withdrawShare() {
    await this.page.goto(`${this.#game}/people`);
    await this.page.locator("#withdraw").tap();
    await expect(this.page.locator("#withdraw")).toHaveCount(0);
  }

  /** The path of the link on the page: this machine may reach the server by another name. */
  async #linkShown() {
    return new URL(await this.page.locator("#link").getAttribute("href")).pathname;
  }

  /** Takes the seat that this link hands over. */
  async takeSeat(link) {
    await this.page.goto(link);
    await this.page.locator("#accept").tap();
    await this.seesSheet();
    this.#game = new URL(this.page.url()).pathname;
  }

  /** Opens the table view of the own game. */
  async openTable() {
    await this.page.goto(`${this.#game}/table`);
  }

  /** The button of a space, as in `space("red", 5)`. */
  space(row, number) {
    return this.page.locator(`#space-${row}-${number}`);
  }

  /** Crosses a space as soon as it is open, and waits until the server has the cross. */
  async cross(row, number) {
    await this.mark(row, number);
    await expect(this.space(row, number)).not.toHaveAttribute("data-waiting");
    await this.sees(row, number, "crossed");
  }

  /** Crosses the second box of a space, and waits until the server has it; a tap too soon after the first one does nothing. */
  async crossAgain(row, number) {
    const space = this.space(row, number);
    await expect(async () => {
      await space.tap();
      await expect(space).toHaveAttribute("data-second", "crossed", { timeout: 500 });
    }).toPass();
  }

  /** Taps a space as soon as it is open, and waits until it shows its cross; the server may not have it yet. */
  async mark(row, number) {
    await this.sees(row, number, "open");
    await this.space(row, number).tap();
    await this.sees(row, number, "crossed");
  }

  /** Delays the moves of this phone until the returned function is called. */
  async hold() {
    let letGo;
    const held = new Promise((resolve) => (letGo = resolve));
    await this.page.route("**/moves*", async (route) => {
      await held;
      await route.continue();
    });
    return letGo;
  }

  /** Waits until a space shows this state. */
  async sees(row, number, state) {
    await expect(this.space(row, number)).toHaveAttribute("data-state", state);
  }

  /** Waits until the total at the head of the sheet is this. */
  async seesTotal(total) {
    await expect(this.page.locator("#total")).toHaveText(printed(total));
  }

  /** Taps what the dice show, as in `{ white_1: 5, white_2: 1, red: 3, … }`, and sends it. */
  async roll(dice) {
    await expect(this.page.locator("#roll")).toHaveAttribute("open", "");
    const isNew = (await this.page.locator("#roll .die:not([data-shows])").count()) > 0;
    for (const [die, number] of Object.entries(dice)) {
      await this.page.locator(`#pad-${die} label`).nth(number - 1).tap();
    }
    // The last die of a new roll sends it.
    if (!isNew) {
      await this.page.locator("#send-roll").tap();
    }
  }

  /** Waits until the head of the sheet shows this roll. */
  async seesRoll(dice) {
    const shown = () => this.page.locator("#roll .die").evaluateAll((all) => all.map((die) => Number(die.dataset.shows)));
    await expect.poll(shown).toEqual(Object.values(dice));
  }

  /** Types in the lucky numbers of everybody's printed sheet, as the host in the lobby. */
  async typeLuckyNumbers(pairs) {
    await this.page.locator("#printed summary").tap();
    for (const [seat, pair] of pairs.entries()) {
      await this.page.locator("#printed [name=one]").nth(seat).fill(String(pair[0]));
      await this.page.locator("#printed [name=other]").nth(seat).fill(String(pair[1]));
    }
    await this.page.locator("#save-lucky").tap();
  }

  /** Waits until the sheet shows all that has happened in the game until now. */
  async catchesUp() {
    const latest = await this.page.evaluate(async () => (await (await fetch(document.getElementById("main").dataset.api)).json()).seq);
    await expect.poll(async () => Number(await this.page.locator("#main").getAttribute("data-seq"))).toBeGreaterThanOrEqual(latest);
  }

  /** Ends the turn as its player, and confirms it where that costs a penalty or ends the game. */
  async endTurn() {
    const end = this.page.locator("#end-turn");
    // A cross of another player that the sheet does not show yet may make the control ask.
    if ((await this.page.locator("body").getAttribute("data-connection")) === "on") {
      await this.catchesUp();
    }
    // A control that was just painted does nothing for a moment; a tap waits for it.
    await expect(end).toBeEnabled();
    const asks = (await end.getAttribute("data-question")) !== null;
    await end.tap();
    if (asks) {
      await this.page.locator("#end-turn[data-confirming]:not([aria-disabled]), #yes").tap();
    }
  }

  /** Ends the game for all, as its host may at any time. */
  async finish() {
    await this.page.locator("#menu > summary").tap();
    await this.page.locator("#finish").tap();
    await this.page.locator("#yes").tap();
    await expect(this.page.locator("#standings")).toBeVisible();
  }

  /** Opens the menu of the sheet, with all that it folds away. */
  async openWholeMenu() {
    await this.page.locator("#menu > summary").tap();
    await this.page.locator("#more > summary").tap();
  }

  /** Unfolds what can be done with this seat, on the page of the players. */
  async openActions(seat) {
    await this.page.locator(`#actions-${seat} summary`).tap();
  }

  /** Opens the correction of the own sheet, as the host. */
  async openEraser() {
    await this.openWholeMenu();
    await this.page.locator("#correct").tap();
    await expect(this.page.locator("#done")).toBeVisible();
    await this.page.waitForLoadState("domcontentloaded");
  }

  /** Undoes the latest cross. */
  async undo() {
    await this.page.locator("#undo").tap();
  }

  /** Waits until the sheet shows this turn, of any player. */
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
