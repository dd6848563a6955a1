import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";
import { ImageAnalysis } from "./support/image_analysis.js";

const MODULE = "/result_picture.js";

/** Names of eight players, the first as long as names may be. */
const EIGHT = ["Wilhelmine-Margarete WWWW", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gustav", "Hanna"];

/** Crosses two numbers of a row, and ends the game. */
async function playAndEnd(phone) {
  await phone.cross("red", 2);
  await phone.cross("red", 3);
  await phone.finish();
}

/** Taps the button, and returns the name and the content of the downloaded file. */
async function download(page) {
  const started = page.waitForEvent("download");
  await page.locator("#share-picture").tap();
  const file = await started;
  return { name: file.suggestedFilename(), picture: await readFile(await file.path()) };
}

/** The width and the height of a PNG, from its header. */
function sizeOf(picture) {
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}

test("the result is downloaded as a picture where the browser shares no files, drawn by a script that is loaded for it", async ({ table, browser }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, colorScheme: "dark" });
  const scripts = [];
  ana.page.on("request", (request) => scripts.push(request.url()));
  await playAndEnd(ana);
  await expect(ana.page.locator("#share-picture")).toHaveText("Share picture");
  expect(scripts.filter((url) => url.endsWith(MODULE))).toEqual([]);
  const { name, picture } = await download(ana.page);
  expect(scripts.filter((url) => url.endsWith(MODULE))).toHaveLength(1);
  expect(name).toMatch(/^qwixx-\d{4}-\d\d-\d\d-Ana-Ben\.png$/);
  const [width, height] = sizeOf(picture);
  expect(width).toBe(1080);
  const images = await ImageAnalysis.open(browser);
  expect(await images.contrast(picture)).toBeGreaterThan(12);
  expect(await images.corner(picture)).toEqual([245, 241, 230]);
  // Another player is another card.
  const table3 = await table(["Ana", "Ben", "Cleo"], { locale: "fr" });
  await playAndEnd(table3[0]);
  await expect(table3[0].page.locator("#share-picture")).toHaveText("Partager l’image");
  const [sameWidth, more] = sizeOf((await download(table3[0].page)).picture);
  expect([sameWidth, more - height]).toEqual([1080, 212]);
});

test("the picture has a padlock for each locked row, and says penalties only where there are some", async ({ table }, info) => {
  const [ana] = await table(["Ana", "Ben"], { mode: "sheet", opened: 1 });
  await ana.page.addInitScript(() => {
    window.drawn = { texts: [], arcs: 0 };
    const pen = CanvasRenderingContext2D.prototype;
    const { fillText, arc } = pen;
    pen.fillText = function (text, ...rest) {
      window.drawn.texts.push(text);
      fillText.call(this, text, ...rest);
    };
    pen.arc = function (...rest) {
      window.drawn.arcs += 1;
      arc.call(this, ...rest);
    };
  });
  for (const number of [2, 3, 4, 5, 6, 12]) {
    await ana.cross("red", number);
  }
  await ana.finish();
  await ana.openGame();
  const { picture } = await download(ana.page);
  await info.attach("picture", { body: picture, contentType: "image/png" });
  const { texts, arcs } = await ana.page.evaluate(() => window.drawn);
  expect(arcs).toBe(1);
  expect(texts).toContain("Rowlock");
  expect(texts.filter((text) => text.startsWith("✕"))).toEqual([]);
});

test("the picture of eight players with long names is as wide as any, and twice as high at most", async ({ phone }, info) => {
  const ana = await phone(EIGHT[0]);
  await ana.makeGame();
  for (const name of EIGHT.slice(1)) {
    await ana.seat(name);
  }
  await ana.start(EIGHT);
  await playAndEnd(ana);
  const { picture } = await download(ana.page);
  await info.attach("picture", { body: picture, contentType: "image/png" });
  const [width, height] = sizeOf(picture);
  expect(width).toBe(1080);
  expect(height).toBeLessThan(2 * width);
});

test("the picture is handed to the apps of the phone where the browser shares files, and is not downloaded then", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  await ana.page.addInitScript(() => {
    window.shared = [];
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async ({ files: [{ name, type, size }] }) => {
      window.shared.push({ name, type, isEmpty: size === 0 });
      throw new DOMException("no app was chosen", "AbortError");
    };
  });
  const downloads = [];
  ana.page.on("download", (file) => downloads.push(file));
  await playAndEnd(ana);
  await ana.page.locator("#share-picture").tap();
  await expect.poll(() => ana.page.evaluate(() => window.shared)).toEqual([
    { name: expect.stringMatching(/^qwixx-.*-Ana-Ben\.png$/), type: "image/png", isEmpty: false },
  ]);
  expect(downloads).toEqual([]);
});

test("the button for a picture stays when the coach has judged nothing", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  await playAndEnd(ana);
  const button = ana.page.locator("#share-picture");
  await expect(button).toBeVisible();
  await expect(ana.page.locator("#moment")).toHaveCount(0);
  // As if the report had taken longer.
  await ana.page.evaluate(() => {
    const section = document.createElement("section");
    section.id = "moment";
    section.toggleAttribute("data-awaited", true);
    document.querySelector("section.table-card").before(section);
  });
  await expect(ana.page.locator("#moment")).toHaveCount(0);
  await expect(button).toBeVisible();
});

test("a result without scripts offers no picture", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, javaScriptEnabled: false });
  await ana.finish();
  await expect(ana.page.locator("#share-picture")).toBeHidden();
});

test("a picture whose script cannot be loaded says that it needs a connection", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  await ana.finish();
  const button = ana.page.locator("#share-picture");
  await expect(button).toBeVisible();
  await ana.page.context().setOffline(true);
  await button.tap();
  await expect(button).toHaveText("Needs a connection");
});
