import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

const DESK = { width: 1440, height: 900 };

test("in a large window what is alone on a page is in the middle", async ({ phone }) => {
  const { page } = await phone("Ana", { viewport: DESK });
  for (const [address, parts] of [["/", ".brand, .small-print"], ["/tv", ".page-header, .hint"]]) {
    await page.goto(address);
    const boxes = await page.locator(parts).evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const above = Math.min(...boxes.map(({ top }) => top));
    const below = DESK.height - Math.max(...boxes.map(({ bottom }) => bottom));
    expect(above, address).toBeGreaterThan(60);
    expect(Math.abs(above - below), address).toBeLessThan(60);
  }
});

test("the rows use the height of an upright tablet", async ({ table }) => {
  const [{ page }] = await table(["Ana", "Ben"], { opened: 1 });
  for (const viewport of [{ width: 768, height: 1024 }, { width: 820, height: 1180 }]) {
    await page.setViewportSize(viewport);
    for (const row of await page.locator(".row").all()) {
      const { height } = await row.boundingBox();
      expect(height).toBeGreaterThan(120);
      expect(height).toBeLessThanOrEqual(150);
    }
  }
});

for (const variant of ["classic", "x-change", "bonus-b"]) {
  test(`on an upright tablet the numbers of ${variant} are large, and the sheets of three others are seen whole`, async ({ table }) => {
    const names = ["Ana", "Ben", "Cleo", "Dan"];
    const [{ page }] = await table(names, { opened: 1, variant, viewport: { width: 820, height: 1180 } });
    const sheets = page.locator(".side-sheets section");
    await expect(sheets).toHaveCount(3);
    for (const sheet of await sheets.all()) {
      await expect(sheet).toBeInViewport({ ratio: 1 });
    }
    expect(await page.locator("#space-red-5").evaluate((space) => parseFloat(getComputedStyle(space).fontSize))).toBeGreaterThanOrEqual(40);
    const fields = page.locator(".swap .key, .pairs span");
    for (const field of await fields.all()) {
      expect((await field.boundingBox()).height).toBeGreaterThanOrEqual(52);
    }
    const [rows, below] = await Promise.all([".row >> nth=-1", ".below-rows"].map((part) => (part === ".below-rows" && variant === "classic" ? null : page.locator(part).boundingBox())));
    // What is beside the rows is directly below them.
    expect(below ? below.y - rows.y - rows.height : 0).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1180);
  });
}

for (const variant of ["classic", "x-change", "big-points"]) {
  test(`the first hint covers nothing of ${variant} in a large window`, async ({ phone }) => {
    const host = await phone("Ana", { hints: true, locale: "fr", viewport: DESK });
    const { page } = host;
    await host.makeGame({ variant, mode: "sheet" });
    await host.seat("Ben");
    await host.start(["Ben"]);
    await expect(page.locator("#hint")).toBeVisible();
    for (const viewport of [DESK, { width: 1280, height: 720 }]) {
      await page.setViewportSize(viewport);
      const covered = await page.evaluate(() => {
        const box = document.getElementById("hint").getBoundingClientRect();
        const parts = ".space, .row, .swap, .penalties, .others > *, .seat-tab, #total, #menu > summary, .sheet-header-turn > *, .side-sheets section";
        return [...document.querySelectorAll(parts)].filter((each) => {
          const { left, top, right, bottom } = each.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        }).map((each) => each.id || each.className);
      });
      expect(covered, JSON.stringify(viewport)).toEqual([]);
    }
  });
}

for (const [locale, mode] of [["de", "turns"], ["en", "dice"]]) {
  test(`the first hint covers nothing on a phone held sideways in mode ${mode}`, async ({ table }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, hints: true, mode, locale, viewport: { width: 640, height: 360 } });
    if (mode === "dice") {
      await ana.roll({ white_1: 5, white_2: 1, red: 3, yellow: 4, green: 2, blue: 6 });
    }
    const hint = ana.page.locator("#hint");
    await expect(hint).toBeVisible();
    for (const viewport of [{ width: 640, height: 360 }, { width: 844, height: 390 }]) {
      await ana.page.setViewportSize(viewport);
      const covered = await hint.evaluate((hint) => {
        const over = hint.getBoundingClientRect();
        const parts = document.querySelectorAll(".live-region strong, .live-region small, .die, .sheet-header-total, #menu > summary, .space, .penalties, .others");
        const touches = ({ left, right, top, bottom }) => left < over.right && over.left < right && top < over.bottom && over.top < bottom;
        const isCut = hint.scrollHeight > hint.clientHeight + 1 || over.top < 0;
        return [...parts].filter((part) => !part.closest("#hint") && touches(part.getBoundingClientRect())).map((part) => part.className || part.id).concat(isCut ? ["cut"] : []);
      });
      expect(covered, `at ${viewport.width}`).toEqual([]);
    }
  });
}

test("the switches of the settings keep their distance where their texts wrap", async ({ phone }) => {
  const { page } = await phone("Ana", { viewport: { width: 360, height: 640 } });
  await page.goto("/settings");
  const lines = await page.locator(".check").evaluateAll((all) =>
    all.map((each) => {
      const text = new Range();
      text.selectNodeContents(each);
      return text.getBoundingClientRect();
    }),
  );
  expect(lines.length).toBeGreaterThan(2);
  lines.slice(1).forEach(({ top }, index) => expect(top - lines[index].bottom).toBeGreaterThanOrEqual(8));
  // Where the page leads is a list, with an arrow at the end of each line.
  const links = await page.locator(".links a").evaluateAll((all) => all.map((each) => [each.offsetHeight, getComputedStyle(each, "::after").content]));
  expect(links.length).toBeGreaterThanOrEqual(2);
  links.forEach(([height, arrow]) => {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(arrow).toBe('""');
  });
});
