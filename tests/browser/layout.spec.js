import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";
import { ALL } from "./support/selection.js";

/** Small phones less what the browser's bars take, and common whole screens. */
const SIZES = [
  { width: 360, height: 560, target: [44, 44] },
  { width: 360, height: 640, target: [44, 44] },
  { width: 390, height: 844, target: [44, 44] },
  { width: 640, height: 320, target: [36, 44] },
  { width: 640, height: 360, target: [36, 44] },
  { width: 844, height: 390, target: [36, 44] },
];

/** A roll that every board's dice can show. */
const ROLL = { white_1: 5, white_2: 1, red: 3, yellow: 4, green: 2, blue: 6 };

/** Boards with more than four rows may have smaller targets. */
const MORE_ROWS = ["big-points", "x-change", "lucky-15"];
/** Boards whose sheets are laid out as one of the others. */
const LIKE_OTHERS = ["mixx-a", "mixx-b", "double-b", "bonus-b", "connected-steps", "connected-chain"];
const BOARDS = ["classic", "longo", "double-a", "bonus-a", "connect-15", ...MORE_ROWS, ...(ALL ? LIKE_OTHERS : [])];
/** Rows and fields beside the four rows are there in every mode; most can be corrected as well. */
const WITH_EXTRAS = BOARDS.filter((variant) => !["classic", "longo", "mixx-a", "mixx-b"].includes(variant));

test("the sheet fits in the flattest windows of phones held sideways", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  for (const [width, height] of [[740, 280], [640, 280]]) {
    await ana.page.setViewportSize({ width, height });
    const end = await ana.page.locator("#end-turn").boundingBox();
    expect(end.y + end.height, `at ${width}×${height}`).toBeLessThanOrEqual(height);
    expect(await ana.page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
});

for (const variant of BOARDS) {
  const target = MORE_ROWS.includes(variant) ? [32, 32] : undefined;
  test(`the whole ${variant} sheet is seen without scrolling, and every space is big enough for a finger`, async ({ table }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, variant });
    await fits(ana.page, "#sheet button, #sheet a", 48, target);
  });

  test(`the whole ${variant} sheet with dice and the keys to enter them are seen without scrolling`, async ({ table }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, variant, mode: "dice" });
    await fits(ana.page, ".pad-key, #send-roll, .sheet-header-turn strong", 38, target);
    const title = ana.page.locator(".sheet-header-turn strong");
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await ana.roll(ROLL);
    await expect(ana.page.locator("#end-turn")).toBeVisible();
    await fits(ana.page, "#sheet button, #sheet a, .die", 54, target);
  });
}

for (const variant of WITH_EXTRAS) {
  const target = MORE_ROWS.includes(variant) ? [32, 32] : undefined;
  test(`the whole ${variant} sheet without turns, and as it is corrected, is seen without scrolling`, async ({ table }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, variant, mode: "sheet" });
    await fits(ana.page, "#sheet button, #sheet a, #sheet summary", 47, target);
    await ana.openEraser();
    // The fields of the bar are a fifth row there.
    await fits(ana.page, "#sheet button, #sheet a, #sheet summary", 50, variant === "bonus-a" ? [32, 32] : target);
  });
}

/** The board with the longest four rows. */
const LONGO = JSON.parse(await readFile(new URL("../../src/rules/boards/longo.json", import.meta.url), "utf8"));

/** The most that a group's board can have beside such rows, of each kind. */
const WIDEST = [
  ["bonus rows", [bonusRow("red-yellow"), bonusRow("green-blue")], [32, 32]],
  ["swap fields", [{ type: "swap_row", fields: "16/15 15/14 14/13 13/12 12/11 11/10 10/16 16/14 15/13" }], [32, 32]],
  ["fields of a track", [{ type: "track", sum: 15, points: [20, 40, 60, 80, 99] }], [32, 32]],
  ["fields of a bonus bar", [{ type: "bonus_bar", boxes: "R3 Y5 G8 B10", fields: "R Y G B R Y G B R Y G B" }], undefined],
];

function bonusRow(row) {
  return { type: "bonus_row", row, numbers: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
}

for (const [called, extras, target] of WIDEST) {
  for (const mode of ALL ? ["sheet", "dice"] : ["dice"]) {
    test(`the sheet of a group's board with the most ${called} is seen without scrolling in mode ${mode}`, async ({ table }) => {
      const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
      const { page } = ana;
      const variant = await ana.makeBoard({ ...LONGO, name: "Widest", extras });
      await ben.join(await ana.makeGame({ variant, mode }));
      await ana.start(["Ben"]);
      if (mode === "dice") {
        await fits(page, ".pad-key, #send-roll, .sheet-header-turn strong", 38, target);
        await ana.roll(ROLL);
        await expect(page.locator("#end-turn")).toBeVisible();
        await fits(page, "#sheet button, #sheet a, .die", 70, target);
        return;
      }
      await fits(page, "#sheet button, #sheet a, #sheet summary", 65, target);
      await ana.openEraser();
      await fits(page, "#sheet button, #sheet a, #sheet summary", 70, [32, 32]);
    });
  }
}

test("the host's correction sheet fits like the sheet", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, variant: "longo" });
  await ana.openEraser();
  await fits(ana.page, "#sheet button, #sheet a", 70);
});

for (const variant of ["big-points", "bonus-a", ...(ALL ? ["bonus-b", "connected-chain"] : [])]) {
  test(`the ${variant} sheet with dice fits on a phone with two seats`, async ({ phone }) => {
    const ana = await phone("Ana");
    await ana.makeGame({ variant, mode: "dice" });
    await ana.seat("Mia");
    await ana.start(["Mia"]);
    await fits(ana.page, ".pad-key, #send-roll, .sheet-header-turn strong", 38, [32, 32]);
    await ana.page.locator(".seat-tab[data-next]").tap();
    await expect(ana.page.locator(".pad")).toBeHidden();
    await fits(ana.page, "#sheet button, #sheet a, .die", 54, [32, 32]);
  });
}

test("the sheet of a phone with six seats fits, in a language with long words and with an offer in the header", async ({ phone }) => {
  const ana = await phone("Ana", { locale: "de" });
  await ana.makeGame({ variant: "longo", mode: "dice" });
  const names = ["Bartholomäus", "Charlotte", "Dorothea", "Emil", "Friedrich"];
  for (const name of names) {
    await ana.seat(name);
  }
  await ana.start(names);
  await ana.roll(ROLL);
  await expect(ana.page.locator("#end-turn")).toBeVisible();
  await fits(ana.page, "#sheet button, #sheet a, .live-region > *, .die", 56);
});

test("a small window is filled and not scrolled by the keys for the dice of two seats, and by bonus rows", async ({ phone, table }) => {
  const ana = await phone("Ana", { viewport: { width: 320, height: 568 } });
  await ana.makeGame({ mode: "dice" });
  await ana.seat("Mia");
  await ana.start(["Mia"]);
  await expect(ana.page.locator(".pad")).toBeVisible();
  expect(await strays(ana.page, ".pad-key, #send-roll, #hide-scores, #menu > summary", 39)).toEqual([]);
  expect(await ana.page.evaluate(() => document.documentElement.scrollHeight)).toBe(568);

  const [big] = await table(["Ana", "Ben"], { opened: 1, variant: "big-points", viewport: { width: 375, height: 553 } });
  for (const height of [553, 640]) {
    await big.page.setViewportSize({ width: 375, height });
    expect(await big.page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    const words = await big.page.locator(".more").evaluateAll((all) =>
      all.map((more) => {
        const [key, word] = [more.closest(".key").getBoundingClientRect(), more.getBoundingClientRect()];
        return Math.min(word.left - key.left, key.right - word.right, key.bottom - word.bottom);
      }),
    );
    expect(words.length).toBe(4);
    words.forEach((distance) => expect(distance).toBeGreaterThanOrEqual(3));
  }
});

/** Windows below those sizes, and the largest text size of browsers. */
const SCROLLED = [
  { width: 320, height: 480, text: 16 },
  { width: 360, height: 560, text: 24 },
  { width: 360, height: 560, text: 32 },
  { width: 640, height: 320, text: 32 },
];

for (const [variant, mode] of [["classic", "turns"], ["longo", "dice"]]) {
  test(`in a smaller window and with larger text the ${variant} sheet is scrolled downwards only, and stays usable`, async ({ phone }) => {
    const ana = await phone("Ana");
    const { page } = ana;
    await ana.makeGame({ variant, mode });
    await ana.seat("Ben");
    await ana.start(["Ben"]);
    const session = await page.context().newCDPSession(page);
    const isUsable = async (controls, least) => {
      for (const { width, height, text } of SCROLLED) {
        await page.setViewportSize({ width, height });
        await session.send("Page.setFontSizes", { fontSizes: { standard: text } });
        const size = `at ${width}×${height} with text of ${text}`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(width);
        expect(await hidden(page, controls, least), size).toEqual([]);
        expect(await crowded(page, [36, 44]), size).toEqual([]);
      }
    };
    if (mode === "dice") {
      // The keys are in place of the rows and their buttons.
      await isUsable(".pad-key, #send-roll, #menu > summary, #hide-scores, .seat-tab[data-next]", 40);
      await ana.roll(ROLL);
      await expect(page.locator("#end-turn")).toBeVisible();
    }
    await isUsable("#sheet button, #sheet a, #menu > summary", 48);
  });
}

/** Checks at every size that nothing scrolls, and that all these controls, so many at least, lie in the window. */
async function fits(page, controls, least, smaller) {
  for (const { width, height, target: usual } of SIZES) {
    const target = smaller ?? usual;
    await page.setViewportSize({ width, height });
    const size = () =>
      page.evaluate(() => ({
        width: document.documentElement?.scrollWidth,
        height: document.documentElement?.scrollHeight,
      }));
    // A browser that is busy can answer before the next page is there, or before it has laid the page out again.
    await expect.poll(size, `at ${width}×${height}`).toEqual({ width, height });
    expect(await strays(page, controls, least), `outside ${width}×${height}`).toEqual([]);
    expect(await crowded(page, target), `too near to each other at ${width}×${height}`).toEqual([]);
    expect(await small(page, target), `too small at ${width}×${height}`).toEqual([]);
  }
}

/** The controls that are not wholly in the window. */
function strays(page, controls, least) {
  return page.locator(controls).evaluateAll((all, least) => {
    const seen = all.filter((each) => each.checkVisibility());
    const isInside = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const outside = seen.filter((each) => !isInside(each.getBoundingClientRect()));
    return seen.length < least ? [`only ${seen.length} are there`] : outside.map((each) => each.id || each.textContent);
  }, least);
}

/** The controls that cannot be touched, wherever the page is scrolled to. */
function hidden(page, controls, least) {
  return page.locator(controls).evaluateAll((all, least) => {
    const seen = all.filter((each) => each.checkVisibility());
    const isTouched = (each) => {
      each.scrollIntoView({ block: "center" });
      const box = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    };
    return seen.length < least ? [`only ${seen.length} are there`] : seen.filter((each) => !isTouched(each)).map((each) => each.id || each.outerHTML);
  }, least);
}

/** The other controls of which a finger that comes down near them hits less than a target's width and height. */
function small(page, target) {
  return page.locator("#main :is(button, a[href], summary, label)").evaluateAll((all, [width, height]) => {
    const others = all.filter((each) => each.checkVisibility() && !each.matches("[id^=space-], [id^=lock-]"));
    return others.flatMap((each) => {
      const box = each.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isHit = (dx, dy) => each.contains(document.elementFromPoint(x + dx, y + dy));
      const reach = (dx, dy) => {
        let far = 0;
        // Each pixel takes three times as long.
        while (far < 45 && isHit(dx * far, dy * far)) {
          far += 3;
        }
        while (far > 0 && !isHit(dx * (far - 1), dy * (far - 1))) {
          far -= 1;
        }
        return far;
      };
      const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
      // A covered element is no target now.
      const isSmall = isHit(0, 0) && (wide < width || high < height);
      return isSmall ? [`${each.id || each.className || each.outerHTML.slice(0, 40)}: ${wide}×${high}`] : [];
    });
  }, target);
}

/** The pairs of spaces whose middles are nearer to each other than a target is wide and high: half of a gap counts to each. */
function crowded(page, target) {
  return page.locator("[id^=space-], [id^=lock-]").evaluateAll((all, [width, height]) => {
    const middles = all.filter((each) => each.checkVisibility()).map((each) => {
      const box = each.getBoundingClientRect();
      return { id: each.id, x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
    const isNear = (one, other) => Math.abs(one.x - other.x) < width - 0.5 && Math.abs(one.y - other.y) < height - 0.5;
    return middles.flatMap((one, index) =>
      middles.slice(index + 1).filter((other) => isNear(one, other)).map((other) => `${one.id} and ${other.id}`),
    );
  }, target);
}

/** Tablets either way round, and a notebook. */
const LARGE = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];

for (const [variant, mode] of [["classic", "turns"], ["longo", "dice"]]) {
  test(`the ${variant} sheet on a large screen has one line for each row, and rows without gaps, larger than on a phone`, async ({ table }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, variant, mode });
    const { page } = ana;
    if (mode === "dice") {
      await ana.roll(ROLL);
    }
    await expect(page.locator("#end-turn")).toBeVisible();
    const endTurn = async () => (await page.locator("#end-turn").boundingBox()).height;
    const onPhone = await endTurn();
    for (const { width, height } of LARGE) {
      await page.setViewportSize({ width, height });
      const size = `at ${width}×${height}`;
      const whole = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      expect(whole, size).toEqual([width, height]);
      expect(await strays(page, "#sheet button, #sheet a", 48), size).toEqual([]);
      expect(await crowded(page, [44, 44]), size).toEqual([]);
      const rows = await page.locator(".row").evaluateAll((all) =>
        all.map((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          const lines = new Set([...row.querySelectorAll(".space")].map((space) => Math.round(space.getBoundingClientRect().top)));
          return { top, bottom, lines: lines.size };
        }),
      );
      expect(rows.map(({ lines }) => lines), size).toEqual([1, 1, 1, 1]);
      const gaps = rows.slice(1).map(({ top }, index) => Math.round(top - rows[index].bottom));
      expect(gaps, size).toEqual([0, 0, 0]);
      expect(await endTurn(), size).toBeGreaterThan(onPhone);
    }
  });
}

test("statistics stand side by side on a large screen", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  await ana.cross("red", 5);
  await ana.finish();
  const { page } = ana;
  await page.goto("/history");
  await page.getByRole("link", { name: "Players and records" }).tap();
  const columns = () => page.locator("main").evaluate((main) => getComputedStyle(main).gridTemplateColumns.split(" ").length);
  for (const [width, expected] of [[820, 2], [1440, 2]]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(), `a group at ${width}`).toBe(expected);
  }
  await page.locator("#players a").first().tap();
  for (const [width, expected] of [[820, 2], [1440, 3], [360, 1]]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(), `a player at ${width}`).toBe(expected);
  }
});

test("the first page and the history use the width of a large screen", async ({ table, phone }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const { page: first } = await phone("Guest");
  await ana.cross("red", 5);
  await ana.finish();
  const { page } = ana;
  for (const { width, height } of LARGE) {
    await first.setViewportSize({ width, height });
    await first.goto("/");
    const [create, join] = await Promise.all(["#new", "form.line"].map((each) => first.locator(each).boundingBox()));
    expect(join.x, `at ${width}×${height}`).toBeGreaterThan(create.x + create.width);
    await page.setViewportSize({ width, height });
    await page.goto("/history");
    const [list, game] = await Promise.all([".games", ".games .game"].map((each) => page.locator(each).first().boundingBox()));
    expect(list.width, `at ${width}×${height}`).toBeGreaterThan(700);
    expect(game.width, `at ${width}×${height}`).toBeLessThan(list.width / 1.9);
  }
});
