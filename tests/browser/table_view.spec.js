import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";
import { SCREENS } from "./support/screens.js";

const GUESTS = ["Ben", "Maximiliane", "Cleo", "Dora", "Emil", "Fred", "Gus"];

for (const [seats, variant, mode] of [
  [1, "longo", "dice"],
  [4, "classic", "dice"],
  [4, "longo", "dice"],
  [5, "classic", "sheet"],
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
  await expect(screen.locator("#roll .die").first()).toHaveAttribute("data-shows", "5");
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
  await ana.page.locator("#people").tap();
  await ana.page.locator("#screen").tap();
  await ana.page.locator("#code").fill(shown);
  await ana.page.getByRole("button", { name: "Show this game" }).tap();
  await expect(tv.page.locator("#code")).toHaveText(code);
  await expect(ana.page.locator("#tv")).toHaveText("The TV shows the game.");
  await ana.start(["Ben"]);
  const games = [];
  for (const next of ["#rematch", "#replay"]) {
    games.push(ana.page.url());
    await ana.cross("red", 5);
    await ana.finish();
    if (next === "#replay") {
      await ana.page.locator("#menu > summary").tap();
    }
    await ana.page.locator(next).tap();
    if (next === "#rematch") {
      await ana.seesSheet();
      await expect(tv.page).toHaveURL(`${new URL(ana.page.url()).pathname}/table`);
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

for (const [seats, across] of [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
]) {
  test(`${seats} sheets on a TV stand ${across} in a row, legible from four metres`, async ({ phone }) => {
    const ana = await phone("Ana");
    const { page } = ana;
    await ana.makeGame();
    const guests = GUESTS.slice(0, seats - 1);
    for (const name of guests) {
      await ana.seat(name);
    }
    await ana.start(guests);
    await ana.cross("red", 5);
    await ana.openTable();
    await page.setViewportSize({ width: 1280, height: 720 });
    const { tops, lines, title, ink, digits, totals } = await page.evaluate(() => {
      const size = (each) => parseFloat(getComputedStyle(each).fontSize);
      const all = (selector) => [...document.querySelectorAll(selector)];
      const [crossed, pen] = [document.querySelector("[data-state=crossed]"), document.body.appendChild(document.createElement("i"))];
      pen.style.background = "var(--pen)";
      return {
        tops: all(".static-sheet").map((sheet) => sheet.offsetTop),
        lines: all("#standings li").map((line) => line.offsetTop),
        title: document.querySelector(".table-view-title").offsetHeight,
        ink: getComputedStyle(crossed).backgroundColor === getComputedStyle(pen).backgroundColor,
        digits: Math.min(...all(".static-sheet-space").map(size)),
        totals: Math.min(...all(".static-sheet-total").map(size)),
      };
    });
    expect(tops.filter((top) => top === tops[0])).toHaveLength(across);
    expect(totals).toBeGreaterThanOrEqual(24);
    // The standings are one list, a cross is filled with ink, and whose roll it is takes an eighth of the height with its margin.
    expect(new Set(lines).size).toBe(seats);
    expect(ink).toBe(true);
    expect(title).toBeGreaterThanOrEqual(60);
    expect(await cut(page)).toEqual([]);
    expect(digits).toBeGreaterThanOrEqual(24);
    await expect(page.locator("#standings li")).toHaveCount(seats);
  });
}

test("a lock is seen across the table: a banner for three seconds, and a padlock in the row", async ({ phone }) => {
  const ana = await phone("Ana");
  await ana.makeGame({ mode: "sheet" });
  await ana.seat("Ben");
  await ana.start(["Ben"]);
  const tv = await ana.page.context().newPage();
  await tv.setViewportSize({ width: 1280, height: 720 });
  await tv.goto(`${new URL(ana.page.url()).pathname}/table`);
  await expect(tv.locator("body")).toHaveAttribute("data-connection", "on");
  await ana.page.bringToFront();
  for (const number of [2, 3, 4, 5, 6, 12]) {
    await ana.cross("red", number);
  }
  const news = tv.locator("#news");
  await expect(news).toHaveText("Ana locked red: put the red die away.");
  await expect(news.locator("p")).toBeVisible();
  const lock = tv.locator('#seat-sheet-0 [data-color="red"] .static-sheet-lock');
  expect(await lock.evaluate((it) => getComputedStyle(it, "::before").clipPath)).toContain("polygon");
  await expect(news.locator("p")).toBeHidden();
  await expect(tv.locator("#standings li").first()).toContainText("Ana");
});

test("a remote control moves between the sheets, opens one with OK and closes it with Back", async ({ phone }) => {
  const ana = await phone("Ana");
  const { page } = ana;
  await ana.makeGame();
  const guests = GUESTS.slice(0, 3);
  for (const name of guests) {
    await ana.seat(name);
  }
  await ana.start(guests);
  await ana.openTable();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  const shown = page.locator(".static-sheet:visible");
  const table = page.url();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("#seat-sheet-0 a").first()).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#seat-sheet-1 a").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#seat-sheet-3 a").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute("id", "seat-sheet-3");
  await page.keyboard.press("ArrowLeft");
  await expect(shown).toHaveAttribute("id", "seat-sheet-2");
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(4);
  expect(page.url()).toBe(table);
  await page.locator("#seat-sheet-1 a").first().tap();
  await expect(shown).toHaveAttribute("id", "seat-sheet-1");
  await page.goBack();
  await expect(shown).toHaveCount(4);
  await page.locator("#seat-sheet-1 a").first().tap();
  await page.getByRole("link", { name: "All sheets" }).tap();
  await expect(shown).toHaveCount(4);
});

test("the chart grows with the turns, and in the end the winner stands on the podium", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const tv = await ana.page.context().newPage();
  await tv.setViewportSize({ width: 1280, height: 720 });
  await tv.goto(`${new URL(ana.page.url()).pathname}/table`);
  await expect(tv.locator("body")).toHaveAttribute("data-connection", "on");
  await expect(tv.locator("#scores svg")).toHaveCount(0);
  const corners = async () => (await tv.locator("#scores .score-chart polyline").first().getAttribute("points"))?.split(" ").length;
  await ana.page.bringToFront();
  await ana.cross("red", 2);
  for (const [turn, player] of [ana, ben, ana, ben, ana, ben, ana, ben].entries()) {
    await player.seesTurn(turn + 1);
    await player.endTurn();
    if (turn === 1) {
      await expect.poll(corners).toBe(3);
    }
    if (turn === 4) {
      await expect.poll(corners).toBe(6);
    }
  }
  await expect(tv.locator("#podium li").first()).toContainText("Ana");
  await expect(tv.locator("#podium li")).toHaveCount(2);
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

test("an upright tablet names two players in full before there is a chart", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { mode: "sheet", viewport: { width: 820, height: 1180 } });
  const { page } = ana;
  await ana.cross("red", 5);
  await page.goto(`${page.url().split("?")[0]}/table`);
  const names = page.locator(".table-view-standing-name");
  await expect(names).toHaveText(["Ana", "Ben"]);
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length)).toBe(0);
});
