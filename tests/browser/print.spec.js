import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** Paper formats of printers. */
const PAPERS = ["A4", "Letter"];

/** How many pages this page makes on paper. */
async function pages(page, format) {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

/** Checks that the page is printed on this many pages, without controls, and within the right edge. */
async function prints(page, count) {
  for (const format of PAPERS) {
    expect(await pages(page, format), format).toBe(count);
  }
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.locator("button:visible, input:visible, select:visible, summary:visible")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
  await page.emulateMedia({ media: null });
}

test("three empty sheets of every board fill one page, and the five of a board with different ones two", async ({ phone }) => {
  const { page } = await phone("Ana");
  const alike = [
    "classic", "longo", "mixx-a", "mixx-b", "double-a", "double-b", "big-points", "bonus-a", "bonus-b", "x-change", "connect-15", "lucky-15",
  ];
  const different = ["connected-steps", "connected-chain"];
  for (const variant of [...alike, ...different]) {
    const [sheets, count] = alike.includes(variant) ? [3, 1] : [5, 2];
    await test.step(variant, async () => {
      await page.goto(`/print?variant=${variant}`);
      await prints(page, count);
      await expect(page.locator(".blank")).toHaveCount(sheets);
    });
  }
});

test("the button prints the empty sheets", async ({ phone }) => {
  const { page } = await phone("Ana");
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.goto("/print");
  await page.locator("#print").tap();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
});

test("a result and the summary of its review are printed on one page each", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben", "Cleo", "Dora"]);
  await ana.cross("red", 2);
  await ben.cross("blue", 12);
  await ana.endTurn();
  await ben.seesTurn(2);
  await ana.openGame();
  await ana.finish();
  await ana.page.locator("#standings").waitFor();
  await prints(ana.page, 1);
  await ana.page.locator("#review").click();
  await ana.page.locator("#play:not([hidden])").waitFor();
  await prints(ana.page, 1);
  // Whatever moment is shown, paper has the sheets as they stood at the end.
  await ana.page.emulateMedia({ media: "print" });
  await expect(ana.page.locator(".position")).toBeHidden();
  await expect(ana.page.locator(".printed [data-state=crossed]:visible")).toHaveText(["2", "12"]);
});
