import { expect } from "@playwright/test";
import { violations } from "./support/axe.js";
import { Fingers, middle } from "./support/fingers.js";
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

/** The middle of an element in the half that is turned: the browser turns the point, Playwright does not. */
async function middleFar(page, selector) {
  const element = page.frameLocator("#far").locator(selector);
  await element.waitFor();
  const [x, y] = await element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  const half = await page.locator("#far").boundingBox();
  return { x: half.x + half.width - x, y: half.y + half.height - y };
}

async function tapFar(page, selector) {
  const { x, y } = await middleFar(page, selector);
  await page.touchscreen.tap(x, y);
}

/** The controls of a sheet that are not wholly in its half. */
function cut(frame) {
  return frame.locator("body").evaluate(() => {
    const controls = [...document.querySelectorAll("#sheet button, #sheet a")].filter((each) => each.checkVisibility());
    const isCut = ({ left, top, right, bottom }) => left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    return controls.filter((each) => isCut(each.getBoundingClientRect())).map(({ id }) => id);
  });
}

test("two players who tap a shared tablet at once make a cross each, and nobody waits for the other's finger", async ({ phone }) => {
  const [ana, ben] = await tablet(phone, { mode: "sheet" });
  const { page } = ana;
  await ana.openWholeMenu();
  await page.locator("#two-sheets").tap();
  const [near, far] = ["#near", "#far"].map((each) => page.frameLocator(each));
  for (const half of [near, far]) {
    await expect(half.locator("body")).toHaveAttribute("data-connection", "on");
  }
  const fingers = await Fingers.on(page);
  const others = ben.page.locator("#others");
  const tapBoth = async (own, other, isOtherFirst) => {
    const [first, second] = isOtherFirst ? [other, own] : [own, other];
    await fingers.down(0, first);
    await fingers.down(1, second);
    await fingers.up(1, second);
    await fingers.up(0, first);
  };
  await tapBoth(await middle(near.locator("#space-red-2")), await middleFar(page, "#space-blue-12"), false);
  await expect(others).toContainText("Ana 1");
  await expect(others).toContainText("Mia 1");
  await tapBoth(await middle(near.locator("#space-red-3")), await middleFar(page, "#space-blue-11"), true);
  await expect(others).toContainText("Ana 3");
  await expect(others).toContainText("Mia 3");
  await tapBoth(await middle(near.locator(".sheet-header-turn")), await middleFar(page, "#undo"), false);
  await expect(others).toContainText("Mia 1");
  await expect(far.locator("#space-blue-11")).toHaveAttribute("data-state", "open");
  await expect(others).toContainText("Ana 3");
});

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
