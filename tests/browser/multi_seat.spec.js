import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("one phone with several seats turns from sheet to sheet by a tap or a swipe", async ({ phone }) => {
  const ana = await phone("Ana");
  const { page } = ana;
  await ana.makeGame({ mode: "sheet" });
  for (const name of ["Mia", "Tom"]) {
    await ana.seat(name);
  }
  await ana.start(["Mia", "Tom"]);
  await ana.cross("red", 4);
  await page.locator(".seat-tab[data-next]").tap();
  await isSheetOf(page, 1);
  await ana.sees("red", 4, "open");
  await ana.cross("blue", 11);
  await swipe(page, -150);
  await isSheetOf(page, 2);
  await swipe(page, 150);
  await isSheetOf(page, 1);
  await ana.sees("blue", 11, "crossed");
  await swipe(page, 40);
  await swipe(page, 150);
  await isSheetOf(page, 0);
  await ana.sees("red", 4, "crossed");
});

test("pending moves of one seat are sent while the sheet of another is shown", async ({ phone }) => {
  const ana = await phone("Ana");
  const { page } = ana;
  await ana.makeGame({ mode: "sheet" });
  await ana.seat("Mia");
  await ana.start(["Mia"]);
  await page.route("**/moves*", (route) => route.abort());
  await ana.mark("red", 4);
  await page.locator(".seat-tab[data-next]").tap();
  await isSheetOf(page, 1);
  await ana.sees("red", 4, "open");
  // What is answered for one seat is not painted on the sheet of another, which is what the response shows.
  const response = page.waitForResponse("**/moves*");
  await page.unroute("**/moves*");
  await response;
  // The response is read and painted as soon as nothing is stored any more.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("rowlock /")))).toEqual([]);
  await ana.sees("red", 4, "open");
  await expect(page.locator("#others")).toContainText("1");
});

test("a phone with several seats follows the dice, and a link leads to its roller from every other sheet", async ({ phone }) => {
  const ana = await phone("Ana", { viewport: { width: 360, height: 640 } });
  const ben = await phone("Ben");
  const { page } = ana;
  const code = await ana.makeGame();
  for (const name of ["Mia", "Tom"]) {
    await ana.seat(name);
  }
  await ben.join(code);
  await ana.start(["Mia", "Tom", "Ben"]);
  const tab = (seat) => page.locator(`#seat-${seat}`);
  await expect(page.locator(".seat-tab")).toHaveText(["Ana", "Mia", "Tom"]);
  await ana.cross("red", 4);
  await expect(tab(0)).not.toHaveAttribute("data-undecided");
  await expect(tab(1)).toHaveAttribute("data-undecided");
  await expect(tab(0)).toHaveAttribute("data-active");
  await page.locator("#end-turn").tap();
  await isSheetOf(page, 1);
  await expect(page.locator("[data-own-turn]")).toBeVisible();
  // From another sheet of this phone a button leads to the roller's, and the header shows that the dice are here.
  await tab(2).tap();
  await isSheetOf(page, 2);
  await expect(page.locator("[data-own-turn]")).toBeVisible();
  await expect(page.locator("#to-roller")).toHaveText("Mia’s turn");
  await page.locator("#to-roller").tap();
  await isSheetOf(page, 1);
  await ana.cross("red", 5);
  await page.locator("#end-turn").tap();
  await isSheetOf(page, 2);
  await ana.cross("red", 6);
  await page.locator("#end-turn").tap();
  // Ben rolls on a phone of his own: this one stays where it is.
  await expect(page.locator("[data-own-turn]")).toHaveCount(0);
  await isSheetOf(page, 2);
  await expect(page.locator("#to-roller")).toHaveCount(0);
  await ben.cross("red", 7);
  await ben.endTurn();
  await expect(page.locator("#to-roller")).toHaveText("Ana’s turn");
  await isSheetOf(page, 2);
});

test("with six players the summary names the leader and the own rank, which is not cut", async ({ phone }) => {
  const ana = await phone("Ana", { viewport: { width: 360, height: 560 } });
  const { page } = ana;
  const guests = ["Maximiliane", "Tom", "Ben", "Cleo", "Dora"];
  await ana.makeGame({ mode: "sheet" });
  for (const name of guests) {
    await ana.seat(name);
  }
  await ana.start(guests);
  await page.locator(".seat-tab[data-next]").tap();
  await isSheetOf(page, 1);
  await ana.cross("red", 2);
  await page.goto(page.url().replace(/\?.*/, ""));
  await isSheetOf(page, 0);
  const strip = page.locator("#others");
  await expect(strip.locator(".others-one")).toHaveText([/Maximiliane\s*1/, /2.*6/]);
  // A long name may be cut, but not what it is about.
  for (const whole of [".others-total", ".others-rank .others-name"]) {
    const [inner, outer] = await strip.locator(whole).evaluate((element) => {
      const range = new Range();
      range.selectNodeContents(element);
      return [range.getBoundingClientRect().width, element.getBoundingClientRect().width];
    });
    expect(inner, whole).toBeLessThanOrEqual(outer + 0.5);
  }
});

/** Waits until the sheet of this seat is shown, and can be swiped. */
async function isSheetOf(page, seat) {
  await expect(page.locator("#sheet")).toHaveAttribute("data-seat", String(seat));
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/seat_swipe.js")));
}

/** Swipes this far across the sheet. */
async function swipe(page, across) {
  const from = { x: 195, y: 400 };
  const to = { x: from.x + across, y: from.y + 5 };
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [to] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
