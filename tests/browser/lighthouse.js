// Prints how Lighthouse judges home, sheet and history on a phone, the median of five runs each: `npm run lighthouse`.
// A score under its target ends it with status 1.
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import config from "./playwright.config.js";
import { Phone } from "./support/phone.js";
import { Server } from "./support/server.js";

const RUNS = 5;
const TARGETS = { performance: 95, accessibility: 95, "best-practices": 95, seo: 100 };

const { executablePath, args } = config.use.launchOptions;
const server = await Server.start();
const chrome = await launch({ chromePath: executablePath, chromeFlags: ["--headless=new", ...args] });
try {
  const { pages, cookie } = await prepare();
  for (const [name, path] of Object.entries(pages)) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await judge(path, cookie));
    }
    const medians = Object.keys(runs[0]).map((category) => [category, median(runs.map((run) => run[category]))]);
    console.log(name.padEnd(8), medians.map(([category, score]) => `${category} ${score}`).join("  "));
    if (medians.some(([category, score]) => score < TARGETS[category])) {
      process.exitCode = 1;
    }
  }
} finally {
  chrome.kill();
  await server.stop();
}

/** Plays one game to its end and begins another; gives the pages, and the cookie that may see them. */
async function prepare() {
  const browser = await chromium.launch(config.use.launchOptions);
  const context = await browser.newContext({ baseURL: server.address, hasTouch: true });
  const ana = new Phone(await context.newPage(), "Ana");
  await ana.makeGame();
  await ana.start(["Ana"]);
  await ana.finish();
  await ana.page.locator("#rematch").tap();
  await ana.seesSheet();
  const cookies = await context.cookies();
  const pages = { home: "/", sheet: new URL(ana.page.url()).pathname, history: "/history" };
  await browser.close();
  return { pages, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

/**
 * One run's scores from 0 to 100, by the local address, which counts as secure without a certificate. Search engines do not
 * find the pages of a game and of a group.
 */
async function judge(path, cookie) {
  const categories = Object.keys(TARGETS).filter((category) => category !== "seo" || path === "/");
  const settings = { port: chrome.port, onlyCategories: categories, extraHeaders: { Cookie: cookie }, logLevel: "error" };
  const { lhr } = await lighthouse(new URL(path, server.localAddress).href, settings);
  return Object.fromEntries(categories.map((category) => [category, Math.round(lhr.categories[category].score * 100)]));
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
