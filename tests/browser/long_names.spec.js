import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** Names of one word, as long as names may be. */
const NAMES = ["Maximilianefriederikewilhelminekunigunde", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Bartholomaeusnepomukmariaferdinandjosefs"];

const WIDTHS = [320, 360, 390];

/** Expects that nothing is wider than the window. */
async function fits(page, named) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    // A page that is being left cannot be measured.
    const measure = () => page.evaluate(() => document.documentElement.scrollWidth).catch(() => Infinity);
    await expect.poll(measure, `${named} at ${width}`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test("pages with long names of one word are as wide as the window", async ({ phone }) => {
  const [ana, ben, cleo] = await Promise.all(NAMES.map((name) => phone(name)));
  const code = await ana.makeGame();
  await ben.join(code);
  await fits(ana.page, "the lobby of the host");
  await fits(ben.page, "the lobby");
  await ana.start(NAMES.slice(0, 2));
  await ben.seesSheet();
  const game = new URL(ana.page.url()).pathname;
  await fits(ana.page, "the sheet");
  await cleo.page.goto(`/j/${code}`);
  await cleo.page.locator("#name").fill(NAMES[2]);
  await cleo.page.locator("#join").tap();
  await fits(cleo.page, "a late player");
  await fits(ana.page, "the question for a late player");
  for (const path of ["people", "others?seat=0", "table", "back", "note", "end?seat=0"]) {
    await ana.page.goto(`${game}/${path}`);
    await fits(ana.page, path);
  }
  const link = await ana.handOver(1);
  await fits(ana.page, "the link for a seat");
  await cleo.page.goto(link);
  await fits(cleo.page, "an offered seat");
  await ana.openGame();
  await ana.seesSheet();
  await ana.finish();
  await fits(ana.page, "the result");
  await fits(ben.page, "the result of a guest");
  for (const path of ["/", "/new", "/history", `${game}/review`, "/settings"]) {
    await ana.page.goto(path);
    await fits(ana.page, path);
  }
  await ana.page.goto("/history");
  await ana.page.locator("a[href^='/groups/']").first().tap();
  await fits(ana.page, "the group");
});

/** Names that people have, of two words or with a hyphen. */
const FULL_NAMES = ["Maximiliane-Sophie", "Grandmother Elizabeth", "Bartholomew Junior", "Christopher-Alexander", "Wilhelmina Charlotte", "Great-Uncle Leopold", "Anne-Marie Josephine", "Friedrich-Maximilian"];

const PHONES = [{ width: 360, height: 640 }, { width: 390, height: 844 }];

/** The elements of this selector whose text is cut off, by their texts. */
function cut(page, selector) {
  return page.locator(selector).evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent));
}

for (const mode of ["turns", "dice"]) {
  test(`a header in mode ${mode} says in full which of eight players with long names has the turn`, async ({ table }) => {
    const [, { page }] = await table(FULL_NAMES, { mode, opened: 2 });
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await expect(page.locator(".sheet-header-turn strong")).toContainText("Maximiliane-Sophie");
      expect(await cut(page, ".sheet-header-turn strong"), `at ${size.width}`).toEqual([]);
      const [turn, header] = await Promise.all([".sheet-header-turn strong", ".sheet-header"].map((part) => page.locator(part).boundingBox()));
      expect(turn.y).toBeGreaterThanOrEqual(header.y);
      expect(turn.y + turn.height).toBeLessThanOrEqual(header.y + header.height + 1);
    }
  });
}

test("the podium has the long names of its players in full", async ({ table }) => {
  const [{ page }] = await table(FULL_NAMES, { mode: "sheet", opened: 1 });
  await page.evaluate(async () => {
    const { api } = document.getElementById("main").dataset;
    const send = (body) => fetch(`${api}/moves`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    for (const [seat, row, number] of [[0, "red", 2], [0, "red", 3], [1, "red", 2], [1, "yellow", 3], [2, "red", 2]]) {
      await send({ type: "cross", seat, row, number });
    }
    for (let penalty = 0; penalty < 4; penalty += 1) {
      await send({ type: "penalty", seat: 7 });
    }
    await send({ type: "finish" });
  });
  await expect(page.locator("#podium")).toContainText("Bartholomew Junior");
  for (const size of PHONES) {
    await page.setViewportSize(size);
    expect(await cut(page, ".podium-name"), `at ${size.width}`).toEqual([]);
    const { top, tops } = await page.evaluate(() => ({
      top: document.getElementById("podium").getBoundingClientRect().top,
      tops: [...document.querySelectorAll(".podium-name")].map((name) => name.getBoundingClientRect().top),
    }));
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(top - 1);
  }
});

test("what a lobby says of a player stands in one line, next to a long name or below it", async ({ phone }) => {
  const ana = await phone(FULL_NAMES[0]);
  await ana.makeGame();
  for (const name of FULL_NAMES.slice(1)) {
    await ana.seat(name);
  }
  for (const size of PHONES) {
    await ana.page.setViewportSize(size);
    const heights = await ana.page.locator(".player-notes").evaluateAll((all) => all.map((notes) => notes.getBoundingClientRect().height));
    expect(heights).toHaveLength(FULL_NAMES.length);
    expect(Math.max(...heights), `at ${size.width}`).toBeLessThan(32);
  }
});
