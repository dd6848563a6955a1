// A short game in Firefox, which Playwright cannot drive as distributions build it: `npm run firefox`.
import assert from "node:assert/strict";
import puppeteer from "puppeteer-core";
import { Server } from "./support/server.js";

const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const server = await Server.start();
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
try {
  await play();
  console.log(`A game was played in ${await browser.version()}.`);
} finally {
  await browser.close();
  await server.stop();
}

/** One player crosses a number and takes it back, the other crosses one, ends the turn and then the game. */
async function play() {
  const ana = await phone();
  await ana.goto(`${server.localAddress}/new`);
  await ana.type("[name=name]", "Ana");
  await press(ana, "#new-game");
  const code = await ana.$eval("#code", (element) => element.textContent);
  const ben = await phone();
  await ben.goto(`${server.localAddress}/j/${code}`);
  await ben.type("#name", "Ben");
  await press(ben, "#join");
  await sees(ana, "#player-1");
  await press(ana, "#start");
  await sees(ben, "#space-red-3");
  await ben.click("#space-red-3");
  await sees(ben, '#space-red-3[data-state="crossed"]');
  await ben.click("#undo");
  await sees(ben, '#space-red-3[data-state="open"]');
  await sees(ana, "#total");
  await ana.click("#space-blue-12");
  await sees(ana, "#end-turn:not([aria-disabled])");
  await ana.click("#end-turn");
  await sees(ben, '#sheet[data-turn="2"]');
  await sees(ana, '#sheet[data-turn="2"]');
  await ana.click("#menu summary");
  await ana.click("#finish");
  await sees(ana, "#yes");
  // What ends something does nothing for a moment after it was painted.
  await ana.$eval("#yes", (yes) => Promise.all(yes.getAnimations().map((each) => each.finished)).then(() => true));
  await ana.click("#yes");
  for (const page of [ana, ben]) {
    await sees(page, "#standings");
  }
  assert.match(await ben.$eval("#standings", (element) => element.textContent), /Ana[\s\S]*1[\s\S]*Ben/);
}

/** Brings the tab of this phone to the front, and waits until it shows this. */
async function sees(page, selector) {
  await page.bringToFront();
  await page.waitForSelector(selector);
}

/** A browser of its own for one player, as big as a phone. */
async function phone() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844 });
  return page;
}

/** Presses what leads to another page, and waits for it. */
async function press(page, selector) {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}
