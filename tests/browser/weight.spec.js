import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** The most bytes, compressed as they come, of a game's first page with everything it needs, and of all scripts. */
const PAGE = 40 * 1024;
const SCRIPTS = 25 * 1024;

for (const [variant, mode] of [["classic", "turns"], ["longo", "dice"]]) {
  test(`the first page of a ${variant} game is light`, async ({ table, phone }) => {
    const [ana] = await table(["Ana", "Ben"], { variant, mode });
    const path = new URL(ana.page.url()).pathname;
    const fresh = await phone("Ana again", { storageState: await ana.page.context().storageState() });
    const loads = [];
    fresh.page.on("requestfinished", (request) => loads.push(request));
    await fresh.page.goto(path, { waitUntil: "load" });
    await expect(fresh.page.locator("body")).toHaveAttribute("data-link", "on");
    const weights = await Promise.all(loads.map(weigh));
    const sum = (kinds) => weights.filter(({ kind }) => kinds.includes(kind)).reduce((all, { bytes }) => all + bytes, 0);
    expect(weights.some(({ kind }) => kind === "script") && weights.some(({ kind }) => kind === "stylesheet")).toBe(true);
    const all = weights.reduce((total, { bytes }) => total + bytes, 0);
    console.log(`${variant}: ${all} bytes in ${weights.length} answers, ${sum(["script"])} of them scripts`);
    expect(all, JSON.stringify(weights, null, 1)).toBeLessThanOrEqual(PAGE);
    expect(sum(["script"])).toBeLessThanOrEqual(SCRIPTS);
  });
}

/** What an answer weighs as it came. */
async function weigh(request) {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), kind: request.resourceType(), bytes: responseBodySize };
}

test("no page moves what it has shown while it is loaded", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"]);
  await ana.cross("red", 5);
  await ana.openGame();
  await ana.seesSheet();
  expect(await shifted(ana.page), "the sheet").toEqual([]);
  await ana.finish();
  await ana.seesResult([["Ana", 1]]);
  for (const address of ["/", "/history"]) {
    await ana.page.goto(address);
    expect(await shifted(ana.page), address).toEqual([]);
  }
});

/** What has moved on this page since it began to load, until it is calm, as Chromium counts it. */
async function shifted(page) {
  return page.evaluate(async () => {
    const moved = [];
    const name = ({ node }) => node?.id || node?.className || node?.nodeName;
    const observer = new PerformanceObserver((list) => moved.push(...list.getEntries().map(({ value, sources }) => ({ value, what: sources.map(name) }))));
    observer.observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return moved;
  });
}
