import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** The most requests of a game's first page with everything it needs, their bytes with headers, and those of all scripts. */
const REQUESTS = 12;
const PAGE = 43 * 1024;
const SCRIPTS = 20 * 1024;

/** How much may move while a page is loaded, as Chromium counts it: a tenth of what counts as good, for a font that loads late. */
const SHIFT = 0.01;

for (const [variant, mode] of [
  ["classic", "turns"],
  ["mixx-a", "dice"],
  ["longo", "dice"],
  ["big-points", "dice"],
  ["x-change", "dice"],
  ["bonus-b", "dice"],
  ["connected-chain", "dice"],
]) {
  test(`the first page of a ${variant} game takes at most 12 requests and 43 KB with headers`, async ({ table, phone }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, variant, mode });
    const path = new URL(ana.page.url()).pathname;
    const fresh = await phone("Ana again", { storageState: await ana.page.context().storageState() });
    const { requests, weights } = await load(fresh.page, path);
    const sum = (kinds) => weights.filter(({ kind }) => kinds.includes(kind)).reduce((all, { bytes }) => all + bytes, 0);
    expect(weights.some(({ kind }) => kind === "script") && weights.some(({ kind }) => kind === "stylesheet")).toBe(true);
    const all = weights.reduce((total, { bytes }) => total + bytes, 0);
    console.log(`${variant}: ${all} bytes in ${requests.length} requests, ${sum(["script"])} of them scripts`);
    expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(REQUESTS);
    expect(all, JSON.stringify(weights, null, 1)).toBeLessThanOrEqual(PAGE);
    expect(sum(["script"])).toBeLessThanOrEqual(SCRIPTS);
  });
}

test("the page of a game loads no style of what it cannot show: dice of a game without them, the correction", async ({ table }) => {
  for (const [mode, other] of [["turns", /\.(pad|correction)-|\.dice /], ["dice", /\.correction-/]]) {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, mode });
    await ana.seesSheet();
    const rules = await ana.page.evaluate(() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText));
    expect(rules.filter((rule) => other.test(rule))).toEqual([]);
  }
});

/** Loads a page for the first time, and returns the addresses that it requests and the responses with their bytes. */
async function load(page, path) {
  const network = await page.context().newCDPSession(page);
  const weights = new Map();
  const requests = [];
  network.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    requests.push(request.url);
    weights.set(requestId, { url: request.url, kind: (type ?? "Other").toLowerCase(), bytes: 0 });
  });
  // What a response took: at first its headers, then each piece of its body, and in the end all of it.
  network.on("Network.responseReceived", ({ requestId, response }) => {
    weights.get(requestId).bytes = response.encodedDataLength;
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weights.get(requestId).bytes = encodedDataLength;
  });
  await network.send("Network.enable");
  await page.goto(path, { waitUntil: "load" });
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await expect.poll(() => [...weights.values()].filter(({ bytes }) => bytes === 0)).toEqual([]);
  return { requests, weights: [...weights.values()] };
}

test("no page moves what it has shown while it is loaded", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  await ana.cross("red", 5);
  await ana.openGame();
  await ana.seesSheet();
  await staysWhereItIs(ana.page);
  await ana.finish();
  await ana.seesResult([["Ana", 1]]);
  for (const address of ["/", "/history"]) {
    await ana.page.goto(address);
    await staysWhereItIs(ana.page);
  }
});

/** A small phone, a phone, a short window and a phone on its side. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 360, height: 560 },
  { width: 844, height: 390 },
];

for (const [variant, mode] of [["classic", "turns"], ["longo", "dice"]]) {
  test(`the rows of a ${variant} sheet do not move when the rest of it arrives, whatever the window`, async ({ table }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, variant, mode });
    for (const viewport of WINDOWS) {
      await ana.page.setViewportSize(viewport);
      await ana.openGame();
      await ana.seesSheet();
      const moved = await ana.page.evaluate(() => {
        const rows = [...document.querySelectorAll(".row")];
        const tops = () => rows.filter((row) => row.isConnected).map((row) => row.getBoundingClientRect().top);
        const whole = tops();
        const lastFirst = [...document.querySelectorAll(".row ~ .row, .sheet-footer, .sheet-footer > *")].reverse();
        return lastFirst.flatMap((part) => {
          part.remove();
          return tops().filter((top, index) => Math.abs(top - whole[index]) > 1);
        });
      });
      expect(moved, `at ${viewport.width}×${viewport.height}`).toEqual([]);
    }
  });
}

/** Looks at what has moved on this page since it began to load, until all of it is there and painted. */
async function staysWhereItIs(page) {
  if ((await page.locator("#connection").count()) > 0) {
    await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  }
  const moved = await page.evaluate(async () => {
    const found = [];
    const tell = ({ value, sources }) => ({ value, what: sources.map(({ node }) => node?.id || node?.nodeName) });
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries().map(tell)));
    observer.observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    // What is asked for from a frame comes after that frame was painted.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
    return [...found, ...observer.takeRecords().map(tell)];
  });
  const sum = moved.reduce((all, { value }) => all + value, 0);
  expect(sum, `${page.url()}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(SHIFT);
}
