import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";
import { closeByBack, settles } from "./support/history.js";

/** How many entries the page's history has. */
const entries = (page) => page.evaluate(() => history.length);

test("Back closes all sheets, the menu and a question, and only then leaves the sheet", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const { page } = ana;
  const address = page.url();
  await page.locator("#others").tap();
  await expect(page.locator("dialog.sheets")).toBeVisible();
  await closeByBack(page);
  await expect(page.locator("dialog.sheets")).toBeHidden();
  await page.locator("#menu > summary").tap();
  await expect(page.locator("#people")).toBeVisible();
  await closeByBack(page);
  await expect(page.locator("#people")).toBeHidden();
  await page.locator("#end-turn").tap();
  await expect(page.locator("#end-turn")).toHaveText("No cross: take −5?");
  await closeByBack(page);
  await expect(page.locator("#end-turn")).toHaveText("End turn penalty −5");
  await ana.endTurn();
  await ana.seesTurn(2);
  await page.locator("#menu > summary").tap();
  await page.locator("#end-turn-for").tap();
  await expect(page.locator("#question")).toBeVisible();
  await closeByBack(page);
  await expect(page.locator("#question")).toHaveCount(0);
  expect(page.url()).toBe(address);
  await ben.seesTurn(2);
  await settles(page);
  await page.goBack();
  await expect(page.locator("#sheet")).toHaveCount(0);
});

test("a layer closed by a tap or Escape leaves no entry in the history", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const { page } = ana;
  for (let time = 0; time < 3; time += 1) {
    await page.locator("#others").tap();
    await page.locator("dialog #back").tap();
    await expect(page.locator("dialog.sheets")).toBeHidden();
    await settles(page);
    await page.locator("#menu > summary").tap();
    await expect(page.locator("#people")).toBeVisible();
    await (time === 0 ? page.keyboard.press("Escape") : page.locator(".sheet-header-turn").tap());
    await expect(page.locator("#people")).toBeHidden();
    await settles(page);
  }
  // From the menu's page, one step leads back to the sheet.
  await page.locator("#menu > summary").tap();
  await page.locator("#people").tap();
  await expect(page).toHaveURL(/people$/);
  await page.goBack();
  await ana.seesSheet();
  await expect(page.locator("#people")).toBeHidden();
});

test("a reload and Forward open no closed layer", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const { page } = ana;
  await page.locator("#others").tap();
  await expect(page.locator("dialog.sheets")).toBeVisible();
  await page.reload();
  await ana.seesSheet();
  await settles(page);
  await expect(page.locator("dialog")).toHaveCount(0);
  const before = await entries(page);
  await page.goForward();
  await settles(page);
  await ana.cross("red", 5);
  await page.locator("#menu > summary").tap();
  await expect(page.locator("#people")).toBeVisible();
  expect(await entries(page)).toBe(before);
  await closeByBack(page);
  await expect(page.locator("#people")).toBeHidden();
  await ana.seesTotal(1);
});

test("a game that ends under an open layer leaves none of its entries", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await ana.cross("red", 5);
  const { page } = ben;
  const before = await entries(page);
  await page.locator("#others").tap();
  await expect(page.locator("dialog.sheets")).toBeVisible();
  await ana.finish();
  await expect(page.locator("#standings")).toBeVisible();
  expect(await page.evaluate(() => history.state)).toBe(null);
  expect(await entries(page)).toBeLessThanOrEqual(before + 1);
});
