// Takes every page at the sizes of phones and desks, in both themes, into `screenshots/`: `npm run screenshots [words]`,
// where only pages whose names hold one of the words are taken.
import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";
import { PLAYERS, TURNS } from "./support/classic-game.js";
import { Phone } from "./support/phone.js";
import { Server } from "./support/server.js";

const SIZES = [[360, 640], [390, 844], [640, 360], [1280, 800]];
const THEMES = ["light", "dark"];
const FOLDER = fileURLToPath(new URL("screenshots", import.meta.url));

const wanted = process.argv.slice(2);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
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
  const phones = [];
  for (const name of PLAYERS) {
    const context = await browser.newContext({ baseURL: server.address, hasTouch: true });
    phones.push(new Phone(await context.newPage(), name));
  }
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

/** Takes the page that the phone shows, or the one at `path`, in every size and theme; `fullPage` takes all that scrolls. */
async function take({ page }, name, path, { fullPage = false } = {}) {
  if (path) {
    await page.goto(path);
  }
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) {
    return;
  }
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}-${width}x${height}.png`, fullPage });
    }
  }
  console.log(name);
}
