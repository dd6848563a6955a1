import { expect } from "@playwright/test";
import { violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";

/** Tablets and desktops that have room for the others' sheets. */
const SIZES = [
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
  { width: 1180, height: 820 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Whether each of these elements is within the window and covers no part of the panel. */
async function areApart(page, controls) {
  return page.evaluate((controls) => {
    const panel = document.querySelector(".side-sheets").getBoundingClientRect();
    return [...document.querySelectorAll(controls)].filter((each) => each.checkVisibility()).every((each) => {
      const box = each.getBoundingClientRect();
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
      return isInside && (box.right <= panel.left + 0.5 || box.bottom <= panel.top + 0.5);
    });
  }, controls);
}

for (const variant of ["classic", "longo"]) {
  test(`on a tablet the others' ${variant} sheets are beside or below the own one, and follow their crosses`, async ({ table }) => {
    const [ana, ben] = await table(["Ana", "Ben"], { variant, mode: "sheet" });
    const { page } = ana;
    for (const [index, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      const panel = page.locator(".side-sheets");
      await expect(panel.locator(".static-sheet-name")).toHaveText([/^Ben/]);
      await ben.cross("red", 2 + index);
      await expect(panel.locator(".static-sheet-space[data-state=crossed]")).toHaveCount(index + 1);
      expect(await areApart(page, "#sheet button, #sheet a"), `${size.width}×${size.height}`).toBe(true);
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([size.width, size.height]);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test("on a tablet the keypad is beside or below the sheet", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, variant: "longo", mode: "dice" });
  const { page } = ana;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(page.locator("#send-roll")).toBeVisible();
    await expect(page.locator(".side-sheets")).toBeAttached();
    const name = `${size.width}×${size.height}`;
    expect(await areApart(page, ".rows button, .sheet-header summary, .penalties"), name).toBe(true);
    const keys = await page.evaluate(() => [...document.querySelectorAll(".pad-key, #send-roll")].map((key) => {
      const { left, top, right, bottom, width, height } = key.getBoundingClientRect();
      return width >= 36 && height >= 44 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    }));
    expect(keys, name).not.toContain(false);
  }
});

test("a phone fetches no sheets of others", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const requests = [];
  ana.page.on("request", (request) => requests.push(request.url()));
  await ben.cross("blue", 12);
  await ana.cross("red", 3);
  await expect(ana.page.locator("#others")).toContainText("1");
  expect(requests.filter((url) => url.includes("/others"))).toEqual([]);
  await expect(ana.page.locator(".side-sheets")).toHaveCount(0);
});
