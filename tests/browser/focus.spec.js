import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** How much the focus must stand out from what is beside it (WCAG 2.2, 1.4.11 and 2.4.13). */
const LEAST = 3;

const COLORS = ["red", "yellow", "green", "blue"];

/** The color of one pixel of the page, as levels from 0 to 255. */
async function pixel(page, analysis, x, y) {
  return analysis.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString("base64"));
}

function luminance(color) {
  const [red, green, blue] = color.map((level) => (level <= 10 ? level / 3294.6 : ((level / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const colorScheme of ["light", "dark"]) {
  test(`the focus stands out on every color of a row, and over the spaces beside it, in the ${colorScheme} theme`, async ({ table, browser }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, colorScheme });
    const { page } = ana;
    const analysis = await browser.newPage();
    for (const color of COLORS) {
      for (const part of [ana.space(color, 5), page.locator(`#lock-${color}`)]) {
        await page.evaluate(() => document.activeElement?.blur());
        const box = await part.boundingBox();
        const [left, middle] = [Math.round(box.x), Math.round(box.y + box.height / 3)];
        const band = await pixel(page, analysis, left, middle);
        // Only keys show the focus, not a tap.
        await page.keyboard.press("Tab");
        await part.focus();
        const inside = await pixel(page, analysis, left + 1, middle);
        const outside = await pixel(page, analysis, left - 2, middle);
        const called = `${await part.getAttribute("id")}: ${inside} and ${outside} on ${band}`;
        expect(contrast(inside, outside), called).toBeGreaterThan(7);
        expect(Math.max(contrast(inside, band), contrast(outside, band)), called).toBeGreaterThanOrEqual(LEAST);
        // The upper edge lies over the row or the line before it.
        expect(contrast(await pixel(page, analysis, left + 20, Math.round(box.y) - 2), inside), called).toBeGreaterThan(7);
      }
    }
    await analysis.close();
  });
}
