import { expect } from "@playwright/test";
import { choose, Dice } from "./support/dice_bot.js";
import { test } from "./support/fixtures.js";

const PLAYERS = ["Ana", "Ben", "Cleo", "Dora", "Eli"];
const BOARDS = { classic: 6, longo: 8, "mixx-a": 6, "mixx-b": 6, "double-a": 6, "double-b": 6, "bonus-a": 6 };

/** No real game is longer; the last ones go over two rows or four penalties. */
const MOST_TURNS = 80;

for (const [variant, sides] of Object.entries(BOARDS)) {
  test(`five phones play a whole game of ${variant}`, async ({ table }) => {
    const phones = await table(PLAYERS, { variant });
    const dice = new Dice(variant.length);
    for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
      const active = phones[(turn - 1) % phones.length];
      const white = dice.roll(sides) + dice.roll(sides);
      const colored = dice.roll(sides) + dice.roll(sides);
      await Promise.all(phones.map((phone) => phone.seesTurn(turn)));
      // All mark the white dice at the same time, as at a table.
      await Promise.all(phones.map((phone) => cross(phone, white, phone === active ? 4 : 2)));
      await cross(active, colored, 2);
      await active.endTurn();
      await expect(active.page.locator(`#standings, #sheet[data-turn="${turn + 1}"]`)).toBeVisible();
      if (await active.page.locator("#standings").isVisible()) {
        break;
      }
    }
    // The text without its layout, which a style sheet may still change.
    const results = await Promise.all(phones.map((phone) => phone.page.locator("#standings").textContent()));
    expect(new Set(results).size, results.join("\n")).toBe(1);
    for (const name of PLAYERS) {
      expect(results[0]).toContain(name);
    }
  });
}

test("a double space counts twice, on the phone already before the server has it", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { variant: "double-b", mode: "sheet" });
  const shows = async (score, worth) => {
    await expect(ana.page.locator("#score-red")).toHaveText(score);
    await expect(ana.page.locator("#worth-red")).toHaveText(worth);
  };
  await ana.cross("red", 2);
  await shows("1", "+5");
  const letGo = await ana.hold();
  await ana.space("red", 3).tap();
  await shows("6", "+4");
  await expect(ana.space("red", 3)).toHaveAttribute("data-waiting");
  letGo();
  await expect(ana.space("red", 3)).not.toHaveAttribute("data-waiting");
  await shows("6", "+4");
});

test("a second box is crossed by one more tap, and not by a double tap", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { variant: "double-a" });
  const five = ana.space("red", 5);
  await five.tap();
  await expect(five).toHaveAttribute("data-second", "open");
  await five.tap();
  await expect(five).toHaveAttribute("data-second", "open");
  await ana.page.waitForTimeout(800);
  const letGo = await ana.hold();
  await five.tap();
  await expect(five).toHaveAttribute("data-second", "waiting");
  await expect(ana.page.locator("#score-red")).toHaveText("3");
  letGo();
  await expect(ana.page.locator("#sheet")).toHaveAttribute("data-seq", "5");
  await expect(five).toHaveAttribute("data-second", "crossed");
  await expect(five).toHaveAttribute("aria-label", /crossed twice/);
  // Its turn is over; the next one may still cross its own second box, and a cross further right ends that.
  await ana.endTurn();
  await ben.seesTurn(2);
  await ben.cross("red", 7);
  await expect(ben.space("red", 7)).toHaveAttribute("data-second", "open");
  await ben.cross("red", 9);
  await expect(ben.space("red", 7)).toHaveAttribute("data-second", "free");
  await ana.page.locator("#others").click();
  await expect(ana.page.locator(".static-sheet-space[data-twice]")).toHaveCount(1);
});

test("a boxed space crosses the next space of another row, and undo erases both", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { variant: "bonus-a" });
  const next = ana.page.locator("#bonus-bar [data-state=next]");
  await expect(next).toHaveAttribute("data-color", "red");
  await ana.cross("yellow", 5);
  await ana.sees("red", 2, "crossed");
  await expect(ana.page.locator("#update")).toHaveText("Bonus: red 2");
  await expect(next).toHaveAttribute("data-color", "yellow");
  await ana.page.locator("#undo").tap();
  await ana.sees("red", 2, "open");
  await ana.sees("yellow", 5, "open");
  // Its own crosses at the same time leave the other phone's bar as it is.
  await ben.cross("green", 11);
  await ben.sees("red", 2, "crossed");
  await expect(ana.page.locator("#bonus-bar [data-state=crossed]")).toHaveCount(0);
});

/** Crosses this number where it skips at most so many spaces. */
async function cross(phone, number, most) {
  const id = await choose(phone, [number], most);
  if (id) {
    const [, row, number] = id.split("-");
    const isSecond = (await phone.space(row, number).getAttribute("data-second")) === "open";
    await (isSecond ? phone.crossAgain(row, number) : phone.cross(row, number));
  }
}
