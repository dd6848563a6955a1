import { PLAYERS, TURNS } from "./classic_game.js";
import { VARIANTS, visitGame } from "./extra_games.js";
import { visitGroup } from "./group_pages.js";
import * as longo from "./longo_game.js";
import { Phone } from "./phone.js";

/**
 * A way through every page, with a real game at the moments that look different; each is shown to a visitor:
 * `visit(page, name, { fullPage })`, where `fullPage` says that the page is meant to be scrolled.
 */
export class Tour {
  #browser;
  #address;
  #visit;
  #options;
  #contexts = [];

  /** Each phone is a context of this browser, with what `options()` says of the next one. */
  constructor(browser, address, visit, options = () => ({})) {
    this.#browser = browser;
    this.#address = address;
    this.#visit = visit;
    this.#options = options;
  }

  /** Goes from the empty home to the history of games that were played; closes its phones in the end. */
  visitAll() {
    return this.#go().finally(() => this.#close());
  }

  /** Plays a short game on each board whose extras look like no other; closes its phones in the end. */
  visitExtras() {
    return this.#playWithExtras().finally(() => this.#close());
  }

  async #close() {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }

  async #playWithExtras() {
    for (const variant of VARIANTS) {
      const [ana] = await this.#phonesOf(["Ana"]);
      await visitGame(ana, variant, (...seen) => this.#see(ana, ...seen));
    }
  }

  async #go() {
    const phones = await this.#phonesOf(PLAYERS);
    const [ana, ben, cleo] = phones;
    await this.#see(ana, "home-empty", "/");
    await this.#see(ana, "new-game", "/new");
    await this.#see(ana, "join", "/join");
    await this.#see(ana, "unknown-code", "/j/ZZZZZZ");
    await this.#see(ana, "history-empty", "/history");
    await this.#see(ana, "settings", "/settings");
    await this.#see(ana, "settings-rows", "/settings/rows");
    await this.#see(ana, "offline", "/offline");
    await this.#read(ana);
    const code = await ana.makeGame();
    await this.#see(ana, "lobby-alone");
    await this.#see(ben, "join-by-code", `/j/${code}`);
    await ben.join(code);
    await cleo.join(code);
    await this.#see(ana, "lobby-host");
    await this.#see(ben, "lobby-guest");
    for (const action of ["rename", "remove"]) {
      await ana.page.locator(`#${action}-1`).tap();
      await ana.page.locator("#players").waitFor({ state: "detached" });
      await this.#see(ana, `lobby-${action}`);
      await ana.openGame();
    }
    await ana.start(PLAYERS);
    await this.#see(ana, "sheet-first-turn");
    await this.#play(phones);
    await this.#see(ana, "result", undefined, { fullPage: true });
    await this.#goThrough(ana);
    await this.#see(ana, "home", "/");
    await this.#see(ana, "new-game-again", "/new");
    await this.#see(ana, "history", "/history");
    await visitGroup(ana.page, (...seen) => this.#see(ana, ...seen));
    await this.#loseConnection();
    await this.#playWithDice();
    await this.#seeMixedRows();
    await this.#shareOnePhone();
    await this.#passOn();
    await this.#joinLate();
  }

  /** A phone for each of these players. */
  async #phonesOf(names) {
    const phone = async (name) => {
      const context = await this.#browser.newContext({ baseURL: this.#address, hasTouch: true, ...this.#options() });
      this.#contexts.push(context);
      return new Phone(await context.newPage(), name);
    };
    return Promise.all(names.map(phone));
  }

  /** Shows what the phone shows, or the page at `path`. */
  async #see({ page }, name, path, options = {}) {
    if (path) {
      await page.goto(path);
    }
    // A form may have led here just now: without its styles a page looks different.
    await page.waitForLoadState();
    await this.#visit(page, name, options);
  }

  /** Goes through the rules of every board, and through the page for paper sheets. */
  async #read(phone) {
    const { page } = phone;
    await this.#see(phone, "rules", "/rules");
    for (const board of ["classic", "longo", "mixx-a", "mixx-b", "double-a", "double-b", "bonus-a"]) {
      await this.#see(phone, `rules-${board}`, `/rules/${board}`, { fullPage: true });
    }
    for (const board of ["longo", "mixx-a"]) {
      await this.#see(phone, `print-${board}`, `/print?variant=${board}`, { fullPage: true });
    }
    await this.#see(phone, "score-longo", "/score?variant=longo");
    await page.goto("/score");
    // By keyboard: a mistake that appears under a row meanwhile moves what is below it away from a finger.
    const toggle = (name, value) => page.locator(`[name=${name}][value="${value}"]`).first().press("Space");
    for (const number of [3, 5, 7, 8, 9, 12]) {
      await toggle("red", number);
    }
    await toggle("yellow", 12);
    await toggle("penalties", 1);
    await page.locator("#score").tap();
    await page.locator("#message").waitFor();
    await this.#see(phone, "score-mistakes");
    await toggle("locks", "red");
    await toggle("yellow", 12);
    await page.locator("#score").tap();
    await page.locator("#outcome").waitFor();
    await this.#see(phone, "score");
    await page.locator("[name=show]").tap();
    await page.locator("#typed-red").waitFor();
    await this.#see(phone, "score-typed");
  }

  /** Plays the scripted game and takes the sheet at the moments that look different. */
  async #play(phones) {
    const [ana, ben, cleo] = phones;
    for (const [index, turn] of TURNS.entries()) {
      const active = phones[index % phones.length];
      for (const phone of phones) {
        await phone.seesTurn(index + 1);
      }
      if (index === 6) {
        await ana.space("yellow", 12).tap();
        await this.#see(ana, "sheet-refusal");
      }
      for (const [seat, row, number] of turn.crosses) {
        await phones[seat].cross(row, number);
      }
      if (index === 6) {
        await this.#see(ana, "sheet-locked");
        await this.#see(ben, "sheet-lock-offer");
        await ben.cross("red", 12);
      }
      if (index === 8) {
        await this.#see(cleo, "sheet-nearly-over");
      }
      if (index === TURNS.length - 1) {
        await this.#see(ana, "sheet-last-call");
      }
      if (index === 5) {
        await this.#endForAnother(ana, cleo);
      } else {
        await active.endTurn();
      }
    }
    for (const phone of phones) {
      await phone.page.locator("#standings").waitFor();
    }
  }

  /** Ends the turn of a player who crossed nothing, as the host. */
  async #endForAnother(host, active) {
    await active.page.locator("#end-turn").tap();
    await active.page.locator("#end-turn[data-confirming]:not([aria-disabled])").waitFor();
    await this.#see(active, "sheet-asked");
    await host.page.locator("#menu > summary").tap();
    await host.page.locator("#end-turn-for").tap();
    await host.page.locator("#question-yes:not([aria-disabled])").waitFor();
    await this.#see(host, "sheet-question");
    await host.page.locator("#question-yes").tap();
    await active.page.locator("#notice p").waitFor();
    await this.#see(active, "sheet-notice");
  }

  /** Goes through the finished game again. */
  async #goThrough(phone) {
    const { page } = phone;
    await page.locator("#review").tap();
    await page.locator("#play:not([hidden])").waitFor();
    // The report on a whole game takes seconds.
    await page.locator("#coach:not([data-awaited])").waitFor({ timeout: 60000 });
    await this.#see(phone, "review-start");
    for (const place of Array(22).keys()) {
      await page.locator("#after").tap();
      await page.locator(".position-number", { hasText: `${place + 2} /` }).waitFor();
    }
    await page.locator(".score-chart details").evaluate((numbers) => numbers.setAttribute("open", ""));
    await page.evaluate(() => scrollTo(0, 0));
    await this.#see(phone, "review", undefined, { fullPage: true });
    const puzzles = `${new URL(page.url()).pathname}/puzzles`;
    await this.#see(phone, "puzzle", puzzles, { fullPage: true });
    await page.locator("#choices button").first().click();
    await page.locator("#answer").waitFor();
    await this.#see(phone, "puzzle-answer", undefined, { fullPage: true });
  }

  /** Looks at a sheet whose phone has no connection, with what waits for one. */
  async #loseConnection() {
    const [ana] = await this.#phonesOf(["Ana"]);
    await ana.makeGame({ mode: "sheet" });
    await ana.start([]);
    await ana.cross("green", 11);
    await ana.page.context().setOffline(true);
    await ana.mark("red", 4);
    await ana.page.locator("#message p").waitFor();
    await this.#see(ana, "sheet-offline");
    await ana.page.context().setOffline(false);
  }

  /** Plays Longo with dice, and puts things right on the way. */
  async #playWithDice() {
    const [ana, ben] = await this.#phonesOf(longo.PLAYERS);
    const code = await ana.makeGame({ variant: "longo", mode: "dice" });
    await ben.join(code);
    await this.#see(ana, "longo-lobby");
    await ana.page.locator("#printed summary").tap();
    await this.#see(ana, "longo-lobby-printed");
    await ana.openGame();
    await ana.typeLuckyNumbers(longo.LUCKY);
    await ana.start(longo.PLAYERS);
    for (const [index, turn] of longo.TURNS.entries()) {
      const active = [ana, ben][index % 2];
      await active.seesTurn(index + 1);
      if (index === 0) {
        await this.#see(ana, "dice-pad");
        await this.#see(ben, "dice-awaited");
      }
      await active.roll(turn.dice);
      await ben.seesRoll(turn.dice);
      if (turn.lucky) {
        await this.#see(ana, "dice-lucky");
        await this.#see(ben, "dice-of-another");
      }
      for (const [seat, row, number] of turn.crosses) {
        await [ana, ben][seat].cross(row, number);
      }
      if (index === 2) {
        await this.#putRight(ana, ben);
      }
      if (turn.last) {
        const [seat, row, number] = turn.last;
        await [ana, ben][seat].sees(row, number, "open");
        await [ana, ben][seat].space(row, number).tap();
      } else {
        await active.endTurn();
      }
    }
    await ana.page.locator("#standings").waitFor();
    await this.#see(ana, "longo-result");
  }

  /** Looks at the menu, the eraser, going back, and the players, and changes nothing. */
  async #putRight(host, guest) {
    await host.openWholeMenu();
    await this.#see(host, "menu-host");
    await host.openGame();
    await guest.page.locator("#menu > summary").tap();
    await this.#see(guest, "menu-guest");
    await guest.openGame();
    await host.openEraser();
    await this.#see(host, "eraser");
    await host.openGame();
    await host.openWholeMenu();
    await host.page.locator("#go-back").tap();
    await host.page.locator("#log").waitFor();
    await this.#see(host, "back");
    await host.page.locator("a.log-entry").nth(4).tap();
    await host.page.locator("#choice").waitFor();
    await this.#see(host, "back-choice");
    await host.openGame();
    await host.page.locator("#menu > summary").tap();
    await host.page.locator("#people").tap();
    await host.page.locator("#person-0").waitFor();
    await this.#see(host, "people-host");
    await host.openActions(1);
    await host.page.locator("#leave-1").tap();
    await host.page.locator("#leaving").waitFor();
    await this.#see(host, "people-leave");
    await host.openGame();
    const hint = guest.page.locator("#hint");
    if (await hint.isVisible()) {
      await hint.tap();
    }
    await guest.page.locator("#others").tap();
    await guest.page.locator("dialog").waitFor();
    await this.#see(guest, "others");
    await guest.openGame();
  }

  /** Looks at the sheets whose rows have spaces of several colors or numbers in no order. */
  async #seeMixedRows() {
    for (const variant of ["mixx-a", "mixx-b"]) {
      const [ana] = await this.#phonesOf(["Ana"]);
      await ana.makeGame({ variant });
      await ana.start(["Ana"]);
      await this.#see(ana, `sheet-${variant}`);
    }
  }

  /** Looks at the sheets of six at one phone, without turns and with the points of others hidden. */
  async #shareOnePhone() {
    const [ana] = await this.#phonesOf(["Ana"]);
    const names = ["Ben", "Cleo", "Dora", "Emil", "Fred"];
    await ana.makeGame({ mode: "sheet" });
    for (const name of names) {
      await ana.seat(name);
    }
    await ana.start(names);
    await ana.cross("red", 5);
    await this.#see(ana, "sheet-several-seats");
    await ana.page.locator("#hide-scores").tap();
    await this.#see(ana, "sheet-hidden-scores");
    await ana.page.locator("#hide-scores").tap();
  }

  /** Looks on, and takes a seat over to another phone. */
  async #passOn() {
    const [ana, ben, other, late] = await this.#phonesOf(["Ana", "Ben", "Ben", "Eve"]);
    const code = await ana.makeGame({ mode: "dice" });
    await ben.join(code);
    await ana.openTable();
    await this.#see(ana, "table-lobby");
    await ana.openGame();
    await ana.start(["Ana", "Ben"]);
    await ana.roll({ white_1: 5, white_2: 1, red: 3, yellow: 4, green: 2, blue: 6 });
    await ana.sees("red", 6, "open");
    await ana.cross("red", 6);
    await ben.sees("yellow", 6, "open");
    await ben.cross("yellow", 6);
    await this.#see(late, "table", await ana.share());
    await this.#see(ana, "share-link");
    const link = await ana.handOver(1);
    await this.#see(ana, "handover");
    await this.#see(other, "handover-asked", link);
    await other.takeSeat(link);
    await this.#see(late, "handover-used", link);
    await ana.openGame();
    await ana.finish();
    await ana.page.locator("#standings").waitFor();
    await ana.openTable();
    await this.#see(ana, "table-result");
    await ana.withdrawShare();
    await this.#see(late, "stranger", new URL(ana.page.url()).pathname.replace("/people", ""));
  }

  /** Comes into a game that is being played, and brings a screen to it. */
  async #joinLate() {
    const [ana, late, tv] = await this.#phonesOf(["Ana", "Fritz", "TV"]);
    const code = await ana.makeGame();
    await this.#see(tv, "tv", "/tv");
    const game = new URL(ana.page.url()).pathname.split("/").at(-1);
    await this.#see(ana, "screen", `/screen?game=${game}`);
    await ana.openGame();
    await ana.start(["Ana"]);
    await this.#see(late, "join-running", `/j/${code}`);
    await late.page.locator("#name").fill("Fritz");
    await late.page.locator("#join").tap();
    await late.page.locator("[data-key=waiting]").waitFor();
    await this.#see(late, "join-waiting");
    await ana.page.locator(".request").waitFor();
    await this.#see(ana, "sheet-ask");
  }
}
