import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** Small phones less what the browser's bars take, and common whole screens. */
const SIZES = [
  { width: 360, height: 560, target: [44, 44] },
  { width: 360, height: 640, target: [44, 44] },
  { width: 390, height: 844, target: [44, 44] },
  { width: 640, height: 320, target: [36, 44] },
  { width: 640, height: 360, target: [36, 44] },
];

test("the whole sheet is seen without scrolling, and every space is big enough for a finger", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"]);
  for (const { width, height, target } of SIZES) {
    await ana.page.setViewportSize({ width, height });
    const page = await ana.page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect(page, `at ${width}×${height}`).toEqual({ width, height });
    expect(await strays(ana.page), `outside ${width}×${height}`).toEqual([]);
    expect(await crowded(ana.page, target), `too near to each other at ${width}×${height}`).toEqual([]);
  }
});

/** The controls of the sheet that do not lie wholly in the window. */
function strays(page) {
  return page.locator("#sheet button, #sheet a").evaluateAll((all) => {
    const seen = all.filter((each) => each.checkVisibility());
    const isInside = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const outside = seen.filter((each) => !isInside(each.getBoundingClientRect()));
    return seen.length < 48 ? ["spaces are missing"] : outside.map((each) => each.id);
  });
}

/** The pairs of spaces whose middles are nearer to each other than a target is wide and high: half of a gap counts to each. */
function crowded(page, target) {
  return page.locator("[id^=space-], [id^=lock-]").evaluateAll((all, [width, height]) => {
    const middles = all.map((each) => {
      const box = each.getBoundingClientRect();
      return { id: each.id, x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
    const isNear = (one, other) => Math.abs(one.x - other.x) < width - 0.5 && Math.abs(one.y - other.y) < height - 0.5;
    return middles.flatMap((one, index) =>
      middles.slice(index + 1).filter((other) => isNear(one, other)).map((other) => `${one.id} and ${other.id}`),
    );
  }, target);
}
