import { expect } from "@playwright/test";
import { correct } from "./support/correction.js";
import { test } from "./support/fixtures.js";

const PAIR = ["Ana", "Ben"];

/** Small phones less what the browser's bars take, and common whole screens. */
const SIZES = [
  { width: 360, height: 560 },
  { width: 390, height: 844 },
  { width: 640, height: 320 },
  { width: 844, height: 390 },
];

/** What no message may cover: whose turn and whose sheet it is, the total, the menu, the spaces, and the keys of the dice. */
const NEVER = ".sheet-header-turn > *, #total, #menu > summary, .seat-tab, .dice, .space, .lock, #undo, [data-end-control], .pad-key, #send-roll";

/** Checks at every size that this message is visible as a whole, and covers nothing important. */
async function coversNothing(page, message) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = await page.evaluate(([message, never]) => {
      const box = document.querySelector(message).getBoundingClientRect();
      const isOver = ({ left, top, right, bottom }) => left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
      const shown = [...document.querySelectorAll(never)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
      // What the keys of the dice cover is not seen anyway.
      const pad = document.querySelector("#roll[open] .pad");
      const seen = shown.filter((each) => !pad || each.closest(".sheet-header, .pad"));
      const covered = seen.filter((each) => isOver(each.getBoundingClientRect())).map((each) => each.id || each.className || each.tagName);
      const isWhole = box.height > 40 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      return { covered, isWhole };
    }, [message, NEVER]);
    expect(found, `${message} at ${size.width}×${size.height}`).toEqual({ covered: [], isWhole: true });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Phones, held upright and sideways, a tablet, a laptop and a television. */
const WINDOWS = [[640, 360], [360, 640], [390, 844], [820, 1180], [1280, 800], [1920, 1080]];

/** Phones held sideways, the smallest on which toasts have a line of their own with more rows or something below them. */
const FLAT = [[640, 360], [844, 390]];

/** Checks in every window that this message is seen, and that a tap reaches each part of the footer and of the rows. */
async function liesOnNothing(page, message, windows = WINDOWS) {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate((message) => {
      const { left, top, right, bottom } = document.querySelector(message).getBoundingClientRect();
      const isSeen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(message) !== null;
      const parts = [...document.querySelectorAll(".sheet-footer > .penalties, .penalty-box, #others, .moves > *, .space, .lock, .below-rows > *, .sheet-header-turn, #total")];
      const covered = parts.filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const points = [[left + 3, top + 3], [right - 3, top + 3], [(left + right) / 2, (top + bottom) / 2], [left + 3, bottom - 3], [right - 3, bottom - 3]];
        return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".toast"));
      });
      return { isSeen, covered: covered.map(({ id, className }) => id || className) };
    }, message);
    expect(found, `${message} at ${width}×${height}`).toEqual({ isSeen: true, covered: [] });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test("no message covers whose turn it is, the total, the menu or a space", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  const { clock } = ana.page;
  await ana.cross("yellow", 8);
  // With the time the message would go by itself.
  await clock.install();
  await clock.pauseAt(await ana.page.evaluate(() => Date.now() + 1000));
  await ana.space("yellow", 5).tap();
  await expect(ana.page.locator("#message p")).toBeVisible();
  await coversNothing(ana.page, "#message");
  await clock.resume();
  await expect(ana.page.locator("#message p")).toHaveCount(0);
  await correct(ana, 0, "red", [2, 3, 4, 5, 6]);
  await correct(ana, 1, "red", [2, 3, 4, 5, 6]);
  // The update fades by itself: here its animation is paused.
  await ben.cross("blue", 9);
  await ben.undo();
  await expect(ana.page.locator("#update")).toHaveText("Ben took back blue 9.");
  await ana.page.locator("#update").evaluate((update) => update.getAnimations().forEach((each) => each.pause()));
  await coversNothing(ana.page, "#update");
  await ana.undo();
  await ben.cross("red", 12);
  await expect(ana.page.locator("#offer p")).toHaveText("Ben locked red.");
  await coversNothing(ana.page, "#offer");
});

for (const mode of ["turns", "dice"]) {
  test(`no hint and no message lies on the boxes for penalties or another part of the sheet in mode ${mode}, whatever the window`, async ({ table }) => {
    const [ana, ben] = await table(PAIR, { mode, hints: true });
    if (mode === "dice") {
      await expect(ana.page.locator("#roll")).toHaveAttribute("open", "");
      await ana.roll({ white_1: 6, white_2: 3, red: 3, yellow: 4, green: 2, blue: 6 });
    }
    await expect(ana.page.locator("#hint")).toContainText("①");
    await liesOnNothing(ana.page, "#hint");
    await liesOnNothing(ben.page, "#hint");
    // The update fades by itself: here its animation is paused.
    await ben.cross("blue", 9);
    await ben.undo();
    const update = ana.page.locator("#update");
    await expect(update).toHaveText("Ben took back blue 9.");
    await update.evaluate((update) => update.getAnimations().forEach((each) => each.pause()));
    await liesOnNothing(ana.page, "#update");
    await ana.cross("yellow", 9);
    // With the time the message would go by itself.
    await ana.page.clock.install();
    await ana.page.clock.pauseAt(await ana.page.evaluate(() => Date.now() + 1000));
    await ana.space("yellow", 4).tap();
    await expect(ana.page.locator("#message p")).toBeVisible();
    await liesOnNothing(ana.page, "#message");
  });
}

for (const variant of ["big-points", "bonus-a", "connected-chain", "lucky-15", "x-change"]) {
  for (const mode of ["turns", "dice"]) {
    test(`no hint and no message lies on a part of a ${variant} sheet in mode ${mode} on a phone held sideways, and nothing scrolls`, async ({ table }) => {
      const [ana, ben] = await table(PAIR, { variant, mode, hints: true });
      const { page } = ana;
      if (mode === "dice") {
        await expect(page.locator("#roll")).toHaveAttribute("open", "");
        await ana.roll({ white_1: 6, white_2: 3, red: 3, yellow: 4, green: 2, blue: 6 });
      }
      await expect(page.locator("#hint")).toContainText("①");
      await liesOnNothing(page, "#hint", FLAT);
      await ben.cross("blue", 9);
      await ben.undo();
      const update = page.locator("#update");
      await expect(update).toContainText("Ben took back blue 9");
      await update.evaluate((update) => update.getAnimations().forEach((each) => each.pause()));
      await liesOnNothing(page, "#update", FLAT);
      for (const [width, height] of FLAT) {
        await page.setViewportSize({ width, height });
        const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(scrolls, `at ${width}×${height}`).toBeLessThanOrEqual(0);
      }
    });
  }
}

test("an offer and the notice of a penalty lie on no part of the sheet, whatever the window", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  await correct(ana, 0, "red", [2, 3, 4, 5, 6]);
  await correct(ana, 1, "red", [2, 3, 4, 5, 6]);
  await ben.cross("red", 12);
  await expect(ana.page.locator("#offer p")).toHaveText("Ben locked red.");
  await liesOnNothing(ana.page, "#offer");
  await ben.undo();
  await ana.cross("yellow", 5);
  await ana.endTurn();
  await ana.seesTurn(2);
  await ana.page.locator("#menu > summary").tap();
  await ana.page.locator("#end-turn-for").tap();
  await ana.page.locator("#question-yes").tap();
  await expect(ben.page.locator("#notice")).toContainText("Ana ended your turn: −5");
  await liesOnNothing(ben.page, "#notice");
});

test("each update is shown once on a phone, also when it is fetched again", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  const { page } = ana;
  await ben.cross("blue", 9);
  await ben.undo();
  const update = page.locator("#update");
  await expect(update).toHaveText("Ben took back blue 9.");
  await expect(update).not.toHaveAttribute("hidden");
  // By then a slow machine may get a fragment without it.
  const again = page.locator("#update:not([hidden], [data-key=none])");
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await expect(again).toHaveCount(0);
  // Ended and continued, the game shows it on a new page.
  await ana.cross("red", 5);
  await ana.finish();
  await page.locator("#menu > summary").tap();
  await page.locator("#undo").tap();
  await ana.seesSheet();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await expect(again).toHaveCount(0);
  await ben.openGame();
  await ben.cross("blue", 10);
  await ben.undo();
  await expect(update).toHaveText("Ben took back blue 10.");
  await expect(update).not.toHaveAttribute("hidden");
});

test("a phone says once how to show hidden points again", async ({ table }) => {
  const [ana] = await table(PAIR, { opened: 1 });
  const { page } = ana;
  const message = page.locator("#message");
  const button = page.locator("#hide-scores");
  await button.tap();
  await expect(message).toHaveText("Your points are hidden – tap • to show them.");
  await message.tap();
  await expect(message).toBeEmpty();
  await button.tap();
  await button.tap();
  await expect(page.locator("body")).toHaveAttribute("data-hide-scores");
  await expect(message).toBeEmpty();
});

test("a penalty by another player is shown with the name, stays over a reload until it is read, and is undone by one tap", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  await ana.cross("red", 5);
  await ana.endTurn();
  await ana.seesTurn(2);
  const end = async () => {
    await ana.page.locator("#menu > summary").tap();
    await ana.page.locator("#end-turn-for").tap();
    await ana.page.locator("#question-yes").tap();
  };
  await end();
  const { page } = ben;
  const notice = page.locator("#notice");
  await expect(notice).toContainText("Ana ended your turn: −5");
  await coversNothing(page, "#notice");
  await page.reload();
  await expect(notice).toContainText("Ana ended your turn: −5");
  await notice.getByRole("button", { name: "Undo" }).tap();
  await ben.seesTurn(2);
  await ben.seesTotal(0);
  await expect(notice).toBeHidden();
  await ana.seesTurn(2);
  await end();
  await expect(notice).toContainText("Ana ended your turn: −5");
  await notice.getByRole("button", { name: "Got it" }).tap();
  await expect(notice).toBeHidden();
  await page.reload();
  await ben.seesTotal(-5);
  await expect(notice).toBeHidden();
  // The player who did it gets no notice.
  await expect(ana.page.locator("#notice")).toBeHidden();
});

test("a message is dismissed by a tap, and an outdated one by a new turn", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  const { page } = ben;
  const message = page.locator("#message");
  await ben.cross("blue", 9);
  // With the time the message would go by itself.
  await page.clock.install();
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await ben.space("red", 7).tap();
  await expect(message).toHaveText("You’ve already crossed a number on this roll.");
  await message.tap();
  await expect(message).toBeEmpty();
  await ben.space("red", 7).tap();
  await expect(message).toHaveText("You’ve already crossed a number on this roll.");
  await ana.cross("red", 5);
  await expect(message).toHaveText("You’ve already crossed a number on this roll.");
  await ana.endTurn();
  await ben.seesTurn(2);
  await expect(message).toBeEmpty();
  await page.clock.resume();
  await ana.cross("green", 9);
  await ana.undo();
  const news = ben.page.locator("#update");
  await expect(news).toHaveText("Ana took back green 9.");
  const time = await news.evaluate((it) => it.getAnimations()[0].effect.getComputedTiming().endTime);
  expect(time).toBe(3000);
  await news.tap({ timeout: 2500 }).catch(() => {});
  await expect(news).toBeHidden();
});

test("a cross made just after a turn counts for the roll before as soon as this roll needs its own", async ({ table }) => {
  const [ana, ben, cleo] = await table(["Ana", "Ben", "Cleo"], { opened: 3 });
  await ana.cross("red", 5);
  await ana.endTurn();
  await cleo.seesTurn(2);
  await cleo.cross("yellow", 6);
  await cleo.space("green", 8).tap();
  await expect(cleo.page.locator("#message")).toHaveText("Yellow 6 now counts for Ana’s roll.");
  await expect(cleo.space("green", 8)).toHaveAttribute("data-state", "crossed");
  await expect(ben.page.locator("#others")).toContainText("Cleo 2");
});

test("an offer stays until it is accepted or declined", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  const { page } = ben;
  await page.clock.install();
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await ana.cross("red", 5);
  await ana.endTurn();
  await ben.seesTurn(2);
  // Sooner nobody can have rolled, and there is no question.
  await new Promise((resolve) => setTimeout(resolve, 3100));
  await ben.cross("green", 9);
  await ben.cross("green", 8);
  await ben.space("blue", 9).tap();
  const message = page.locator("#message");
  // What was crossed first may have been for the roll before: its text has the width of the window, and the answer is below.
  await expect(message).toContainText("Green 9 was for Ana’s roll?");
  for (const [width, height] of [[360, 640], [390, 844], [360, 560], [640, 360]]) {
    await page.setViewportSize({ width, height });
    const [text, answer] = await Promise.all([message.locator("p").boundingBox(), message.getByRole("button", { name: "Yes – blue 9 for mine" }).boundingBox()]);
    expect(text.width, `at ${width}×${height}`).toBeGreaterThan(250);
    expect(text.height, `at ${width}×${height}`).toBeLessThan(45);
    expect(answer.y, `at ${width}×${height}`).toBeGreaterThanOrEqual(text.y + text.height);
  }
  await page.clock.fastForward(20_000);
  await expect(message).toContainText("Green 9 was for Ana’s roll?");
  await message.getByRole("button", { name: "No, thanks" }).tap();
  await expect(message).toBeEmpty();
});

test("over the keys for the dice a message hides neither them nor whose turn it is", async ({ table }) => {
  const [ana, ben] = await table(PAIR, { mode: "dice" });
  const roll = { white_1: 5, white_2: 1, red: 3, yellow: 4, green: 2, blue: 6 };
  await ana.roll(roll);
  await ana.endTurn();
  await expect(ben.page.locator("#roll")).toHaveAttribute("open", "");
  await expect(ben.page.locator("#update")).toHaveText("Penalty for Ana: −5");
  await ben.page.locator("#update").evaluate((update) => update.getAnimations().forEach((each) => each.pause()));
  await coversNothing(ben.page, "#update");
  // The keys stand in the filled header, but not in its colors.
  const color = (selector) => ben.page.locator(selector).evaluate((it) => getComputedStyle(it).color);
  expect(await color(".pad-title")).toBe(await color("body"));
});

test("an offer of two spaces with long names stays within the strip, in a language with long words", async ({ phone }) => {
  const ana = await phone("Ana", { locale: "de" });
  await ana.makeGame({ variant: "longo" });
  const names = ["Bartholomäus", "Charlotte"];
  for (const name of names) {
    await ana.seat(name);
  }
  await ana.start(names);
  for (const seat of [0, 1, 2]) {
    await correct(ana, seat, "red", [2, 3, 4, 5, 6, 7]);
  }
  const send = (seat) =>
    ana.page.evaluate(async (seat) => {
      const { api } = document.getElementById("main").dataset;
      const body = JSON.stringify({ type: "cross", seat, row: "red", number: 16 });
      await fetch(`${api}/moves`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    }, seat);
  await send(1);
  await send(2);
  await expect(ana.page.locator("#offer p")).toContainText("Charlotte");
  await coversNothing(ana.page, "#offer");
});
