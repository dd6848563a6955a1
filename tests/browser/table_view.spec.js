import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** A tablet either way round, a small notebook and a TV. */
const SCREENS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const GUESTS = ["Ben", "Maximiliane", "Cleo", "Dora", "Emil", "Fred", "Gus"];

for (const [seats, variant, mode] of [
  [1, "longo", "dice"],
  [4, "classic", "dice"],
  [4, "longo", "dice"],
  [5, "classic", "sheet"],
  [6, "longo", "sheet"],
  [7, "mixx-a", "sheet"],
  [8, "mixx-b", "sheet"],
]) {
  test(`a screen in the middle shows ${seats} ${variant} sheets whole, with numbers to be read`, async ({ phone }) => {
    const ana = await phone("Ana");
    const { page } = ana;
    await ana.makeGame({ variant, mode });
    const guests = GUESTS.slice(0, seats - 1);
    for (const name of guests) {
      await ana.seat(name);
    }
    await ana.start(guests);
    await ana.openTable();
    await expect(page.locator(".static-sheet")).toHaveCount(seats);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      const named = `at ${screen.width}×${screen.height}`;
      expect(size, named).toEqual([screen.width, screen.height]);
      expect(await cut(page), named).toEqual([]);
    }
  });
}

test("a screen that was there in the lobby shows the dice, the closed rows and the way to the result as they come", async ({ phone }) => {
  const [ana, ben] = [await phone("Ana"), await phone("Ben")];
  await ben.join(await ana.makeGame({ mode: "dice" }));
  const screen = await ana.page.context().newPage();
  await screen.goto(`${ana.page.url()}/table`);
  await expect(screen.locator("body")).toHaveAttribute("data-connection", "on");
  await ana.page.bringToFront();
  await ana.start(["Ana", "Ben"]);
  await ana.roll({ white_1: 5, white_2: 1, red: 3, yellow: 4, green: 2, blue: 6 });
  await expect(screen.locator("#roll .die").first()).toHaveText("5");
  await ana.openEraser();
  for (const number of [2, 3, 4, 5, 6, 12]) {
    await ana.space("red", number).tap();
    await ana.sees("red", number, "crossed");
  }
  await ana.openGame();
  await expect(screen.locator("#closed li")).toHaveCount(1);
  await expect(screen.locator("#connection")).toHaveAccessibleName("Connected");
  await ana.finish();
  await expect(screen.locator("#result")).toBeVisible();
  await expect(screen.locator("#connection")).toHaveCount(1);
  await expect(screen.locator(".static-sheet")).toHaveCount(2);
});

test("a TV follows a rematch, and shows the code of the lobby where players change", async ({ phone }) => {
  const [ana, tv] = [await phone("Ana"), await phone("TV")];
  await tv.page.setViewportSize({ width: 1280, height: 720 });
  await tv.page.goto("/tv");
  const shown = await tv.page.locator("#code").innerText();
  const code = await ana.makeGame();
  await ana.seat("Ben");
  await ana.page.locator("#screen").tap();
  await ana.page.locator("#code").fill(shown);
  await ana.page.getByRole("button", { name: "Show this game" }).tap();
  await expect(tv.page.locator("#code")).toHaveText(code);
  await ana.start(["Ben"]);
  const games = [];
  for (const next of ["#rematch", "#replay"]) {
    games.push(ana.page.url());
    await ana.cross("red", 5);
    await ana.finish();
    await ana.page.locator(next).tap();
    if (next === "#rematch") {
      await ana.seesSheet();
      await expect(tv.page).toHaveURL(`${ana.page.url()}/table`);
      await expect(tv.page.locator(".static-sheet")).toHaveCount(2);
    }
  }
  await ana.page.getByRole("button", { name: "Open the lobby" }).tap();
  await expect(ana.page.locator("#players")).toBeVisible();
  const fresh = (await ana.page.locator("#code").innerText()).trim();
  expect(fresh).not.toBe(code);
  await expect(tv.page.locator("#code")).toHaveText(fresh);
  await expect(tv.page).toHaveURL(`${ana.page.url()}/table`);
  expect(games).not.toContain(ana.page.url());
});

/** What reaches out of the window or of its sheet, and the numbers that are too small or wider than their space. */
function cut(page) {
  return page.locator(".static-sheet").evaluateAll((sheets) => {
    const isIn = (box, frame) =>
      box.left >= frame.left - 0.5 && box.top >= frame.top - 0.5 && box.right <= frame.right + 0.5 && box.bottom <= frame.bottom + 0.5;
    const isRead = (space) => {
      const range = new Range();
      range.selectNodeContents(space);
      return range.getBoundingClientRect().width <= space.getBoundingClientRect().width + 0.5 && parseFloat(getComputedStyle(space).fontSize) >= 11;
    };
    const out = (sheet) => {
      const frame = sheet.getBoundingClientRect();
      return [
        ...(isIn(frame, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) ? [] : [sheet]),
        ...[...sheet.children].filter((part) => !isIn(part.getBoundingClientRect(), frame)),
        ...[...sheet.querySelectorAll(".static-sheet-space")].filter((space) => !isRead(space)),
      ];
    };
    return sheets.flatMap(out).map((each) => each.outerHTML.slice(0, 60));
  });
}
