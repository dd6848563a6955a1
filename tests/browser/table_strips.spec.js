import { expect } from "@playwright/test";
import { endOfAnimations } from "./support/animations.js";
import { violations } from "./support/axe.js";
import { brokenWords } from "./support/broken_words.js";
import { test } from "./support/fixtures.js";
import { SCREENS } from "./support/screens.js";

const MANY = ["Chloé", "Grandma Rose", "Maximiliane", "Jean-Christophe", "Dora", "Emil", "Fred", "Gus"];

for (const [seats, variant] of [
  [6, "longo"],
  [7, "mixx-a"],
  [8, "classic"],
]) {
  test(`${seats} ${variant} players are strips, with whole names and numbers legible from four metres`, async ({ table }) => {
    const [ana] = await table(MANY.slice(0, seats), { variant, mode: "sheet", opened: 1 });
    const { page } = ana;
    await ana.cross("red", 5);
    await ana.openTable();
    await expect(page.locator(".strip")).toHaveCount(seats);
    await expect(page.locator(".strip-link")).toHaveText(MANY.slice(0, seats));
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const named = `at ${screen.width}×${screen.height} ${colorScheme}`;
        const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
        expect(size, named).toEqual([screen.width, screen.height]);
        expect(await cutStrips(page), named).toEqual([]);
        await expect(page.locator(".static-sheet:visible"), named).toHaveCount(0);
      }
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    const sizes = await page.evaluate(() => {
      const least = (selector) => Math.min(...[...document.querySelectorAll(selector)].map((each) => parseFloat(getComputedStyle(each).fontSize)));
      return { names: least(".strip-name"), digits: least(".strip-row b"), totals: least(".strip-total"), title: least(".table-view-title") };
    });
    expect(sizes.names).toBeGreaterThanOrEqual(24);
    expect(sizes.digits).toBeGreaterThanOrEqual(30);
    expect(sizes.totals).toBeGreaterThanOrEqual(36);
    expect(sizes.title).toBeGreaterThanOrEqual(36);
  });
}

test("the strips of a large table are in the order of points, say who thinks and who can lock, and become the podium", async ({ table }) => {
  const [ana, ben] = await table(MANY.slice(0, 6), { opened: 2 });
  const tv = await ana.page.context().newPage();
  await tv.setViewportSize({ width: 1280, height: 800 });
  await tv.goto(`${new URL(ana.page.url()).pathname}/table`);
  await expect(tv.locator("body")).toHaveAttribute("data-connection", "on");
  const names = tv.locator(".strip-link");
  await expect(names.first()).toHaveText("Chloé");
  await ben.page.bringToFront();
  await ben.cross("red", 5);
  await expect(names.first()).toHaveText("Grandma Rose");
  const strip = tv.locator(".strip").first();
  await expect(strip.locator(".strip-row").first()).toHaveText("51✕");
  await expect(strip).not.toHaveAttribute("data-undecided");
  await expect(tv.locator(".strip[data-undecided]")).toHaveCount(5);
  await expect(strip.locator(".table-view-undecided")).toHaveCount(0);
  await tv.emulateMedia({ reducedMotion: "no-preference" });
  const thinking = tv.locator(".strip[data-undecided] .strip-link").first();
  const motion = () => thinking.evaluate((it) => getComputedStyle(it).animationName);
  expect(await motion()).toBe("strip-thinking");
  await tv.emulateMedia({ reducedMotion: "reduce" });
  expect(await motion()).toBe("none");
  await ana.page.bringToFront();
  await ana.openEraser();
  for (const number of [2, 3, 4, 5, 6]) {
    await ana.space("yellow", number).tap();
    await ana.sees("yellow", number, "crossed");
  }
  await expect(tv.locator(".strip-near")).toHaveText("Chloé needs one cross to lock yellow");
  await expect(tv.locator(".strip").first().locator(".padlock")).toHaveCount(1);
  // A strip opens the sheet of its player.
  await tv.bringToFront();
  await names.first().click();
  await expect(tv.locator(".static-sheet:visible")).toHaveCount(1);
  await expect(tv.locator(".static-sheet:visible")).toContainText("Chloé");
  await tv.keyboard.press("Escape");
  await expect(tv.locator(".static-sheet:visible")).toHaveCount(0);
  await ana.page.bringToFront();
  await ana.openGame();
  await ana.finish();
  await expect(tv.locator(".strip")).toHaveCount(0);
  await expect(tv.locator("#scores li")).toHaveCount(6);
  await expect(tv.locator(".static-sheet:visible")).toHaveCount(0);
});

test("the podium of eight players and the list below it break no name", async ({ phone }) => {
  const names = ["Maximiliane", "Frédérique", "Benedikt", "Grandma Rose", "Chloé", "Konstantin", "Fred", "Zoë"];
  const ana = await phone(names[0]);
  const { page } = ana;
  await ana.makeGame({ mode: "sheet" });
  for (const name of names.slice(1)) {
    await ana.seat(name);
  }
  await ana.start(names);
  const move = (seat, move) =>
    page.evaluate(async ([seat, move]) => {
      const { action } = document.getElementById("sheet");
      const response = await fetch(action, { method: "POST", body: new URLSearchParams({ seat, move }) });
      if (!response.ok) {
        throw new Error(await response.text());
      }
    }, [seat, JSON.stringify(move)]);
  for (const [seat, numbers] of [[2, 3, 4], [2, 3], [2]].entries()) {
    for (const number of numbers) {
      await move(seat, { type: "cross", row: "red", number });
    }
  }
  for (const row of ["yellow", "blue"]) {
    await ana.openGame();
    await ana.seesSheet();
    await ana.openWholeMenu();
    await page.locator(`#close-${row}`).tap();
    await page.locator("#question-yes:not([aria-disabled])").tap();
    await expect(page.locator(`#row-${row}`)).toHaveAttribute("data-closed");
  }
  await ana.openGame();
  await ana.seesSheet();
  await page.locator("#finish:not([aria-disabled])").tap();
  await page.locator("#finish[data-confirming]:not([aria-disabled])").tap();
  await expect(page.locator("#standings")).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}/table`);
  await expect(page.locator("#podium li")).toHaveCount(3);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await endOfAnimations(page);
    expect(await brokenWords(page), `at ${screen.width}×${screen.height}`).toEqual([]);
    await expect(page.locator(".table-view-standing-name")).toHaveText(names);
  }
});

test("a screen that was there in the lobby shows strips of many players, as one that is opened in the game", async ({ phone }) => {
  const ana = await phone("Ana");
  await ana.makeGame();
  const path = `${new URL(ana.page.url()).pathname}/table`;
  const context = ana.page.context();
  const [screen, late] = [await context.newPage(), await context.newPage()];
  await screen.setViewportSize({ width: 1280, height: 800 });
  await screen.goto(path);
  await expect(screen.locator("body")).toHaveAttribute("data-connection", "on");
  await ana.page.bringToFront();
  const guests = MANY.slice(1, 6);
  for (const name of guests) {
    await ana.seat(name);
  }
  await ana.start(guests);
  await expect(screen.locator(".strip:visible")).toHaveCount(6);
  await expect(screen.locator(".static-sheet:visible")).toHaveCount(0);
  await late.goto(path);
  const styles = (page) => page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.href));
  expect(await styles(screen)).toEqual(await styles(late));
});

/** What reaches out of its strip or out of the window, and the names that are cut. */
function cutStrips(page) {
  return page.locator(".strip").evaluateAll((strips) => {
    const isIn = (box, frame) =>
      box.left >= frame.left - 0.5 && box.top >= frame.top - 0.5 && box.right <= frame.right + 0.5 && box.bottom <= frame.bottom + 0.5;
    const out = (strip) => {
      const frame = strip.getBoundingClientRect();
      const parts = [...strip.querySelectorAll(".strip-name, .strip-row, .strip-total, .strip-near")];
      const name = strip.querySelector(".strip-name");
      return [
        ...(isIn(frame, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) ? [] : [strip]),
        ...parts.filter((part) => !isIn(part.getBoundingClientRect(), frame)),
        ...(name.scrollWidth > name.clientWidth ? [name] : []),
      ];
    };
    return strips.flatMap(out).map((each) => each.outerHTML.slice(0, 80));
  });
}
