import { expect } from "@playwright/test";
import { Fingers, middle } from "./support/fingers.js";
import { test } from "./support/fixtures.js";

/** Counts the clicks of a page and the moves that it sends. */
async function count(page) {
  const counts = { moves: 0 };
  page.on("request", (request) => (counts.moves += request.method() === "POST" ? 1 : 0));
  await page.evaluate(() => {
    window.clicks = 0;
    addEventListener("click", () => (window.clicks += 1), true);
  });
  return { clicks: () => page.evaluate(() => window.clicks), moves: () => counts.moves };
}

test("two fingers that tap one sheet at once make a cross each", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  const fingers = await Fingers.on(ana.page);
  const [red, blue] = [await middle(ana.space("red", 3)), await middle(ana.space("blue", 11))];
  const { moves } = await count(ana.page);
  await fingers.down(0, red);
  await fingers.down(1, blue);
  await fingers.up(0, red);
  await fingers.up(1, blue);
  await ana.seesTotal(2);
  await ana.sees("red", 3, "crossed");
  await ana.sees("blue", 11, "crossed");
  await expect(ana.page.locator("[data-waiting]")).toHaveCount(0);
  expect(moves()).toBe(2);
});

test("a thumb that rests on the screen keeps no tap from counting", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  const fingers = await Fingers.on(ana.page);
  const [thumb, red, undo] = [await middle(ana.page.locator(".sheet-header-turn")), await middle(ana.space("red", 3)), await middle(ana.page.locator("#undo"))];
  await fingers.down(0, thumb);
  await fingers.down(1, red);
  await fingers.up(1, red);
  await ana.sees("red", 3, "crossed");
  await fingers.down(1, undo);
  await fingers.up(1, undo);
  await ana.sees("red", 3, "open");
  await fingers.down(1, red);
  await fingers.up(1, red);
  await fingers.up(0, thumb);
  await ana.seesTotal(1);
});

test("a tap, a click and a key are one click each, and one move", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  const { page } = ana;
  const { clicks, moves } = await count(page);
  const presses = [() => ana.space("red", 3).tap(), () => ana.space("red", 4).click(), () => ana.space("red", 5).press("Enter")];
  for (const [index, press] of presses.entries()) {
    await press();
    await ana.sees("red", 3 + index, "crossed");
    await expect(ana.space("red", 3 + index)).not.toHaveAttribute("data-waiting");
  }
  await page.locator("#undo").tap();
  await ana.sees("red", 5, "open");
  // What the browser would send beside the own click comes before that of another tap.
  await page.locator("#menu > summary").tap();
  await expect(page.locator("#menu")).toHaveAttribute("open");
  expect([await clicks(), moves()]).toEqual([5, 4]);
});

test("a finger that moves scrolls, and crosses nothing where it is lifted; one that is not quite still taps", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet", viewport: { width: 280, height: 400 } });
  const { page } = ana;
  const fingers = await Fingers.on(page);
  const { clicks } = await count(page);
  const drag = async ({ x, y }, ...steps) => {
    await fingers.down(0, { x, y });
    for (const step of steps) {
      await fingers.move(0, { x, y: y + step });
    }
    await fingers.up(0, { x, y: y + steps.at(-1) });
  };
  await drag(await middle(ana.space("yellow", 3)), 4, 6);
  await ana.sees("yellow", 3, "crossed");
  const start = await middle(ana.space("yellow", 4));
  await drag(start, -30, -60, -120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // There and back, where the browser scrolls as well as where it does not.
  for (const steps of [[-30, -60, -120, -30, 0], [30, 60, 30, 0]]) {
    await page.evaluate(() => scrollTo(0, 0));
    await drag(start, ...steps);
  }
  await expect(page.locator('[data-state="crossed"]')).toHaveCount(1);
  expect(await clicks()).toBe(1);
});
