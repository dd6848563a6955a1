// Takes every page at the sizes of phones and desks, in both themes, into `screenshots/`: `npm run screenshots [words]`,
// where only pages whose names hold one of the words are taken.
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";
import { Camera } from "./support/camera.js";
import { PLAYERS, TURNS } from "./support/classic-game.js";
import * as longo from "./support/longo-game.js";
import { Phone } from "./support/phone.js";
import { Server } from "./support/server.js";

const camera = await Camera.load(process.argv.slice(2));
const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
try {
  await walk();
} finally {
  await browser.close();
  await server.stop();
}

/** Goes through all pages, from the empty home to the history of a game that was played. */
async function walk() {
  const phones = await phonesOf(PLAYERS);
  const [ana, ben, cleo] = phones;
  await take(ana, "home-empty", "/");
  await take(ana, "new-game", "/new");
  await take(ana, "join", "/join");
  await take(ana, "unknown-code", "/j/ZZZZZZ");
  await take(ana, "history-empty", "/history");
  await read(ana);
  const code = await ana.makeGame();
  await take(ana, "lobby-alone");
  await take(ben, "join-by-code", `/j/${code}`);
  await ben.join(code);
  await cleo.join(code);
  await take(ana, "lobby-host");
  await take(ben, "lobby-guest");
  await ana.start(PLAYERS);
  await take(ana, "sheet-first-turn");
  await play(phones);
  await take(ana, "result");
  await take(ana, "home", "/");
  await take(ana, "history", "/history");
  await playWithDice();
  await seeMixedRows();
}

/** A phone for each of these players. */
async function phonesOf(names) {
  const context = () => browser.newContext({ baseURL: server.address, hasTouch: true });
  return Promise.all(names.map(async (name) => new Phone(await (await context()).newPage(), name)));
}

/** Takes the page that the phone shows, or the one at `path`. */
function take({ page }, name, path, options) {
  return camera.take(page, name, path, options);
}

/** Goes through the rules of every board, and through the page for paper sheets. */
async function read(phone) {
  const { page } = phone;
  await take(phone, "rules", "/rules");
  for (const board of ["classic", "longo", "mixx-a", "mixx-b"]) {
    await take(phone, `rules-${board}`, `/rules/${board}`, { fullPage: true });
  }
  await take(phone, "score-longo", "/score?variant=longo");
  await page.goto("/score");
  const tick = (label) => page.getByLabel(label, { exact: true }).check({ force: true });
  for (const label of ["red 3", "red 5", "red 7", "red 8", "red 9", "red 12", "yellow 12", "Penalty 1"]) {
    await tick(label);
  }
  await page.locator("#score").tap();
  await page.locator("#message").waitFor();
  await take(phone, "score-mistakes");
  await tick("red lock");
  await page.getByLabel("yellow 12", { exact: true }).uncheck({ force: true });
  await page.locator("#score").tap();
  await page.locator("#outcome").waitFor();
  await take(phone, "score");
  await page.locator("[name=show]").tap();
  await page.locator("#typed-red").waitFor();
  await take(phone, "score-typed");
}

/** Plays the scripted game and takes the sheet at the moments that look different. */
async function play(phones) {
  const [ana, ben, cleo] = phones;
  for (const [index, turn] of TURNS.entries()) {
    const active = phones[index % phones.length];
    for (const phone of phones) {
      await phone.seesTurn(index + 1);
    }
    if (index === 6) {
      await ana.space("yellow", 12).tap();
      await take(ana, "sheet-refusal");
    }
    for (const [seat, row, number] of turn.crosses) {
      await phones[seat].cross(row, number);
    }
    if (index === 6) {
      await take(ana, "sheet-locked");
      await take(ben, "sheet-lock-offer");
      await ben.cross("red", 12);
    }
    if (index === 8) {
      await take(cleo, "sheet-nearly-over");
    }
    if (index === TURNS.length - 1) {
      await take(ana, "sheet-last-call");
    }
    await active.endTurn();
  }
  for (const phone of phones) {
    await phone.page.locator("#standings").waitFor();
  }
}

/** Plays Longo with dice, and puts things right on the way. */
async function playWithDice() {
  const [ana, ben] = await phonesOf(longo.PLAYERS);
  const code = await ana.makeGame({ variant: "longo", mode: "dice" });
  await ben.join(code);
  await take(ana, "longo-lobby");
  await ana.page.locator("#printed summary").tap();
  await take(ana, "longo-lobby-printed");
  await ana.openGame();
  await ana.typeLuckyNumbers(longo.LUCKY);
  await ana.start(longo.PLAYERS);
  for (const [index, turn] of longo.TURNS.entries()) {
    const active = [ana, ben][index % 2];
    await active.seesTurn(index + 1);
    if (index === 0) {
      await take(ana, "dice-pad");
      await take(ben, "dice-awaited");
    }
    await active.roll(turn.dice);
    await ben.seesRoll(turn.dice);
    if (turn.lucky) {
      await take(ana, "dice-lucky");
      await take(ben, "dice-of-another");
    }
    for (const [seat, row, number] of turn.crosses) {
      await [ana, ben][seat].cross(row, number);
    }
    if (index === 2) {
      await putRight(ana, ben);
    }
    await active.endTurn();
  }
  await ana.page.locator("#standings").waitFor();
  await take(ana, "longo-result");
}

/** Looks at the menu, the eraser, going back, and the players, and changes nothing. */
async function putRight(host, guest) {
  await host.page.locator("#menu summary").tap();
  await take(host, "menu-host");
  await host.openGame();
  await guest.page.locator("#menu summary").tap();
  await take(guest, "menu-guest");
  await guest.openGame();
  await host.openEraser();
  await take(host, "eraser");
  await host.openGame();
  await host.page.locator("#menu summary").tap();
  await host.page.locator("#go-back").tap();
  await take(host, "back");
  await host.page.locator("a.log-entry").nth(4).tap();
  await host.page.locator("#choice").waitFor();
  await take(host, "back-choice");
  await host.openGame();
  await host.page.locator("#menu summary").tap();
  await host.page.locator("#people").tap();
  await take(host, "people-host");
  await host.page.locator("#leave-1").tap();
  await host.page.locator("#leaving").waitFor();
  await take(host, "people-leave");
  await host.openGame();
  await guest.page.locator("#others").tap();
  await guest.page.locator("dialog").waitFor();
  await take(guest, "others");
  await guest.openGame();
}

/** Looks at the sheets whose rows have spaces of several colours or numbers in no order. */
async function seeMixedRows() {
  for (const variant of ["mixx-a", "mixx-b"]) {
    const [ana] = await phonesOf(["Ana"]);
    await ana.makeGame({ variant });
    await ana.start(["Ana"]);
    await take(ana, `sheet-${variant}`);
  }
}
