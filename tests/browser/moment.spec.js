import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { keepDrawnTexts } from "./support/drawn_texts.js";
import { test } from "./support/fixtures.js";

/** A turn in which Ana skips nine spaces of two rows, where she could have crossed blue 11 and green 12. */
async function playTwiceBadly(ana, ben) {
  await ana.roll({ white_1: 5, white_2: 6, red: 1, yellow: 5, green: 6, blue: 1 });
  await ana.cross("red", 11);
  await ana.cross("yellow", 11);
  await ben.cross("green", 11);
  await ana.endTurn();
  await ben.seesTurn(2);
}

/** A turn in which Ana skips nine spaces of red, and Ben crosses the same white sum. */
async function playBadly(ana, ben) {
  await ana.roll({ white_1: 5, white_2: 6, red: 1, yellow: 3, green: 2, blue: 4 });
  await ana.cross("red", 11);
  await ben.cross("green", 11);
  await ana.endTurn();
  await ben.seesTurn(2);
}

/** Makes the page look as before the report was made, until it is refreshed. */
async function withoutReport(page) {
  let asked = 0;
  await page.route("**/api/v1/games/*/coach", async (route) => {
    asked += 1;
    await (asked < 5 ? route.fulfill({ status: 202, headers: { "Retry-After": "1" } }) : route.continue());
  });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const section = document.getElementById("moment");
      if (section) {
        observer.disconnect();
        section.toggleAttribute("data-awaited", true);
        section.toggleAttribute("data-short", true);
        section.querySelector(".moment-picture")?.remove();
        section.querySelector(".moment-actions")?.remove();
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Ends the game, and sees that the choice over so many rows moves nothing when it appears. */
async function finishAndSee(ana, rows, info) {
  const { page } = ana;
  await withoutReport(page);
  await ana.finish();
  const section = page.locator("#moment");
  await expect(section).toHaveAttribute("data-awaited");
  await page.waitForLoadState();
  const below = page.locator("section.table-card");
  const before = await below.boundingBox();
  await expect(section).not.toHaveAttribute("data-awaited");
  await expect(section.locator(".static-sheet-row")).toHaveCount(rows);
  await info.attach("result", { body: await page.screenshot({ fullPage: true }), contentType: "image/png" });
  expect(Math.abs((await below.boundingBox()).y - before.y)).toBeLessThanOrEqual(1);
}

for (const viewport of [{ width: 390, height: 844 }, { width: 360, height: 640 }]) {
  test(`the own costliest choice appears on the result without a reload, and moves nothing at ${viewport.width} pixels`, async ({ table }) => {
    const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice", viewport });
    await playBadly(ana, ben);
    await withoutReport(ana.page);
    await ana.finish();
    const section = ana.page.locator("#moment");
    await expect(section).toHaveAttribute("data-awaited");
    await ana.page.waitForLoadState();
    const below = ana.page.locator(".static-sheets");
    const before = await below.boundingBox();
    await expect(section).not.toHaveAttribute("data-awaited");
    await expect(section.locator("h2")).toHaveText("Your costliest choice, turn 1");
    await expect(section).toContainText("points more");
    await expect(section.locator(".die")).toHaveCount(6);
    await expect(section.locator('[data-choice="worse"]')).toHaveText("11");
    expect(Math.abs((await below.boundingBox()).y - before.y)).toBeLessThanOrEqual(1);
    await section.locator("#see-moment").tap();
    await expect(ana.page.locator(".position-event")).toContainText("Ana crossed red 11.");
    await expect(ana.page.locator(".position-choice")).toContainText("points more");
  });
}

for (const [locale, viewport] of [["en", { width: 390, height: 844 }], ["de", { width: 360, height: 640 }], ["fr", { width: 360, height: 640 }], ["en", { width: 844, height: 390 }], ["de", { width: 820, height: 1180 }]]) {
  test(`a choice over four rows moves nothing when it appears in ${locale} at ${viewport.width} pixels`, async ({ table }, info) => {
    const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice", viewport, locale });
    await playTwiceBadly(ana, ben);
    await finishAndSee(ana, 4, info);
  });
}

for (const [locale, viewport] of [["en", { width: 390, height: 844 }], ["fr", { width: 360, height: 640 }], ["de", { width: 844, height: 390 }], ["es", { width: 820, height: 1180 }]]) {
  test(`a choice without dice takes the place of two rows, and moves nothing in ${locale} at ${viewport.width} pixels`, async ({ table }, info) => {
    const [ana, ben] = await table(["Ana", "Ben"], { viewport, locale });
    await ana.cross("red", 11);
    await ben.cross("green", 11);
    await ana.endTurn();
    await ben.seesTurn(2);
    await finishAndSee(ana, 2, info);
    await expect(ana.page.locator("#moment .die")).toHaveCount(0);
  });
}

test("a choice over four rows moves nothing on a screen for all when it appears", async ({ table, phone }, info) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice" });
  const path = new URL(ana.page.url()).pathname;
  await playTwiceBadly(ana, ben);
  await ana.finish();
  const storageState = await ana.page.context().storageState();
  for (const viewport of [{ width: 1920, height: 1080 }, { width: 1280, height: 720 }, { width: 820, height: 1180 }]) {
    const { page } = await phone("TV", { storageState, viewport, isMobile: false });
    await withoutReport(page);
    await page.goto(`${path}/table`);
    const section = page.locator("#moment");
    await expect(section).toHaveAttribute("data-awaited");
    await page.waitForLoadState();
    const below = page.locator(".table-view-sheets");
    const before = await below.boundingBox();
    await expect(section).not.toHaveAttribute("data-awaited");
    await expect(section.locator(".static-sheet-row")).toHaveCount(4);
    await info.attach(`screen-${viewport.width}`, { body: await page.screenshot(), contentType: "image/png" });
    expect(Math.abs((await below.boundingBox()).y - before.y), `${viewport.width}`).toBeLessThanOrEqual(1);
  }
});

test("a moment is shared as a picture with its dice and rows, and without a name", async ({ table }, info) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice", colorScheme: "dark" });
  await playBadly(ana, ben);
  await ana.page.addInitScript(keepDrawnTexts);
  await ana.finish();
  const share = ana.page.locator("#share-moment");
  await expect(share).toBeVisible();
  const started = ana.page.waitForEvent("download");
  await share.tap();
  const file = await started;
  expect(file.suggestedFilename()).toBe("qwixx-moment.png");
  const picture = await readFile(await file.path());
  await info.attach("picture", { body: picture, contentType: "image/png" });
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20) < 1080]).toEqual([1080, true]);
  const drawn = await ana.page.evaluate(() => window.drawn);
  expect(drawn.join(" ")).toContain("red 11");
  expect(drawn).toContain("Rowlock");
  expect(drawn.filter((text) => /Ana|Ben/.test(text))).toEqual([]);
  // The pips of the six dice.
  expect(drawn).toEqual(expect.arrayContaining(["5", "6", "1", "3", "2", "4"]));
});

test("a result without judged choices has no moment", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { mode: "sheet" });
  await ana.cross("red", 11);
  await ana.finish();
  await ana.seesResult([["Ana", 1], ["Ben", 0]]);
  await expect(ana.page.locator("#moment")).toHaveCount(0);
});

test("the table view shows the costliest choice of the game at its end", async ({ table, phone }, info) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice" });
  const screen = await phone("TV", { storageState: await ana.page.context().storageState(), viewport: { width: 1280, height: 720 }, isMobile: false });
  const path = new URL(ana.page.url()).pathname;
  await screen.page.goto(`${path}/table`);
  await playBadly(ana, ben);
  await expect(screen.page.locator("#moment")).toHaveCount(0);
  await ana.finish();
  const section = screen.page.locator("#moment:not([data-awaited])");
  await expect(section.locator("h2")).toContainText(/^Costliest choice: (Ana|Ben), turn 1$/);
  await expect(section.locator(".static-sheet-row").first()).toBeVisible();
  await info.attach("screen", { body: await screen.page.screenshot(), contentType: "image/png" });
  expect(await screen.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(1);
});
