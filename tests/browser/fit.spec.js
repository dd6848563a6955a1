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
    const controls = await ana.page.locator("#sheet button, #sheet a").evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => [each.id, each.getBoundingClientRect().toJSON()]),
    );
    expect(controls.length).toBeGreaterThanOrEqual(48);
    for (const [id, box] of controls) {
      const inside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      expect(inside, `${id} lies inside ${width}×${height}`).toBe(true);
    }
    await tapTargets(ana.page, target, `${width}×${height}`);
  }
});

/** Measures the distance from each space to the next: a target may count half of the gap on each side. */
async function tapTargets(page, [width, height], where) {
  const boxes = await page.locator("[id^=space-]").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const middles = boxes.map((box) => [box.left + box.width / 2, box.top + box.height / 2]);
  for (const [index, [x, y]] of middles.entries()) {
    for (const [otherX, otherY] of middles.slice(index + 1)) {
      const apart = Math.abs(x - otherX) >= width - 0.5 || Math.abs(y - otherY) >= height - 0.5;
      expect(apart, `two spaces are too near to each other at ${where}`).toBe(true);
    }
  }
}
