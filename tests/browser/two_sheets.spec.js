import { expect } from "@playwright/test";
import { violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";

/** Tablets, upright and on their sides. */
const SIZES = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1024, height: 768 },
];

/** A tablet with the sheets of Ana and Mia, and a phone with Ben's. */
async function tablet(phone, options) {
  const ana = await phone("Ana", { viewport: SIZES[0] });
  const code = await ana.makeGame(options);
  await ana.seat("Mia");
  const ben = await phone("Ben");
  await ben.join(code);
  await ana.start(["Mia", "Ben"]);
  return [ana, ben];
}

test("two players share a tablet, each with a half that is turned to them", async ({ phone }) => {
  const [ana, ben] = await tablet(phone, { mode: "sheet" });
  const { page } = ana;
  await ana.openWholeMenu();
  await page.getByRole("link", { name: "Share this tablet with Mia" }).tap();
  const [near, far] = ["#near", "#far"].map((each) => page.frameLocator(each));
  await expect(near.locator("h1")).toHaveText("Ana’s sheet");
  await expect(far.locator("h1")).toHaveText("Mia’s sheet");
  await near.locator("#space-red-2").tap();
  await tapFar(page, "#space-blue-12");
  await tapFar(page, "#space-blue-11");
  await expect(ben.page.locator("#others")).toContainText("Ana 1");
  await expect(ben.page.locator("#others")).toContainText("Mia 3");
  await ben.cross("green", 12);
  await expect(near.locator("#others")).toContainText("Ben 1");
  await expect(far.locator("#others")).toContainText("Ben 1");
  expect(await violations(page)).toEqual([]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await cut(near), `${size.width}×${size.height}`).toEqual([]);
    expect(await cut(far), `${size.width}×${size.height}`).toEqual([]);
    const [top, bottom] = await Promise.all(["#far", "#near"].map((each) => page.locator(each).boundingBox()));
    expect(Math.round(top.height)).toBe(Math.round(bottom.height));
    expect(bottom.y + bottom.height).toBeLessThanOrEqual(size.height + 0.5);
  }
  await page.locator("#one-sheet").tap();
  await expect(page.locator("h1")).toHaveText("Ana’s sheet");
});

/** Taps the middle of an element in the half that is turned: the browser turns the point, Playwright does not. */
async function tapFar(page, selector) {
  const element = page.frameLocator("#far").locator(selector);
  await element.waitFor();
  const [x, y] = await element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  const half = await page.locator("#far").boundingBox();
  await page.touchscreen.tap(half.x + half.width - x, half.y + half.height - y);
}

/** The controls of a sheet that are not wholly in its half. */
function cut(frame) {
  return frame.locator("body").evaluate(() => {
    const controls = [...document.querySelectorAll("#sheet button, #sheet a")].filter((each) => each.checkVisibility());
    const isCut = ({ left, top, right, bottom }) => left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    return controls.filter((each) => isCut(each.getBoundingClientRect())).map(({ id }) => id);
  });
}

test("each half keeps its player through the result and into the next game", async ({ phone }) => {
  const [ana] = await tablet(phone, { mode: "turns" });
  const { page } = ana;
  await ana.openWholeMenu();
  await page.locator("#two-sheets").tap();
  const [near, far] = ["#near", "#far"].map((each) => page.frameLocator(each));
  await tapFar(page, "#space-blue-12");
  await near.locator("#menu > summary").tap();
  await near.locator("#finish").tap();
  await near.locator("#yes").tap();
  await expect(near.locator("#standings")).toBeVisible();
  await expect(far.locator("#standings")).toBeVisible();
  // The button is disabled for a moment, against a tap by mistake.
  await far.locator("#rematch").evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
  await tapFar(page, "#rematch");
  await expect(far.locator("h1")).toHaveText("Mia’s sheet");
  await expect(near.locator("h1")).toHaveText("Ana’s sheet");
});

test("the rules open in the whole window, and the way back leads to both halves", async ({ phone }) => {
  const [ana] = await tablet(phone, { mode: "sheet" });
  const { page } = ana;
  await ana.openWholeMenu();
  await page.locator("#two-sheets").tap();
  const near = page.frameLocator("#near");
  await near.locator("#menu > summary").tap();
  await near.locator('a[href^="/rules/"]').tap();
  await page.waitForURL("**/rules/**");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.goBack();
  await expect(near.locator("h1")).toHaveText("Ana’s sheet");
  await near.locator("#space-red-2").tap();
  await expect(near.locator("#space-red-2")).toHaveAttribute("data-state", "crossed");
});

test("a phone with several sheets does not offer to be shared", async ({ phone }) => {
  const ana = await phone("Ana");
  await ana.makeGame({ mode: "sheet" });
  await ana.seat("Mia");
  await ana.start(["Mia"]);
  await ana.openWholeMenu();
  await expect(ana.page.locator("#two-sheets")).toBeHidden();
});
