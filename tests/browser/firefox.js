// A short game in Firefox, which Playwright cannot drive as distributions build it: `npm run firefox`.
import puppeteer from "puppeteer-core";
import { Server } from "./support/server.js";
import { playShortGame } from "./support/short_game.js";

const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const server = await Server.start();
const firefox = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
try {
  await playShortGame(server.localAddress, open);
  console.log(`A game was played in ${await firefox.version()}.`);
} finally {
  await firefox.close();
  await server.stop();
}

async function open() {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  // A Firefox before 144 takes the size, but knows no orientation.
  await page.setViewport({ width: 390, height: 844 }).catch((error) => {
    if (!error.message.includes("setScreenOrientationOverride")) {
      throw error;
    }
  });
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    type: (selector, text) => page.type(selector, text),
    click: (selector) => page.click(selector),
    press: (selector) => Promise.all([page.waitForNavigation(), page.click(selector)]),
    async sees(selector) {
      // A tab in the background is not painted.
      await page.bringToFront();
      await page.waitForSelector(selector);
    },
    settles: (selector) =>
      page.$eval(selector, (element) => Promise.all(element.getAnimations().map((each) => each.finished)).then(() => true)),
    text: (selector) => page.$eval(selector, (element) => element.textContent),
  };
}
