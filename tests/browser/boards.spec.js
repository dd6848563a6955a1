import { expect } from "@playwright/test";
import { choose, Dice } from "./support/dice_bot.js";
import { test } from "./support/fixtures.js";
import { ALL } from "./support/selection.js";

const PLAYERS = ["Ana", "Ben", "Cleo", "Dora", "Eli"];
/** The sides of the dice of each board, and how many play. */
const BOARDS = {
  classic: [6, 5],
  longo: [8, 5],
  "mixx-a": [6, 5],
  "mixx-b": [6, 2],
  "double-a": [6, 2],
  "double-b": [6, 2],
  "big-points": [6, 2],
  "bonus-a": [6, 5],
  "bonus-b": [6, 2],
  "connected-steps": [6, 2],
  "connected-chain": [6, 2],
  "x-change": [6, 2],
  "connect-15": [6, 2],
  "lucky-15": [6, 2],
};

/** A whole game of classic is that of three phones in game.spec.js. */
const PLAYED = ALL ? Object.keys(BOARDS) : ["connected-chain"];

/** No real game is longer; the last ones go over two rows or four penalties. */
const MOST_TURNS = 80;

for (const variant of PLAYED) {
  const [sides, count] = BOARDS[variant];
  test(`${count} phones play a whole game of ${variant}`, async ({ table }) => {
    const players = PLAYERS.slice(0, count);
    const phones = await table(players, { variant });
    const dice = new Dice(variant.length);
    for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
      const active = phones[(turn - 1) % phones.length];
      const white = dice.roll(sides) + dice.roll(sides);
      const colored = dice.roll(sides) + dice.roll(sides);
      await Promise.all(phones.map((phone) => phone.seesTurn(turn)));
      // All mark the white dice at the same time, as at a table.
      await Promise.all(phones.map((phone) => cross(phone, white, phone === active ? 4 : 2)));
      // A row that another player has just locked has no second cross.
      await active.catchesUp();
      await cross(active, colored, 2);
      await active.endTurn();
      await expect(active.page.locator(`#standings, #sheet[data-turn="${turn + 1}"]`)).toBeVisible();
      if (await active.page.locator("#standings").isVisible()) {
        break;
      }
    }
    // The text without its layout, which a style sheet may still change, and without the mark of the own line.
    const texts = await Promise.all(phones.map((phone) => phone.page.locator("#standings").textContent()));
    const results = texts.map((text) => text.replace(" you", ""));
    expect(new Set(results).size, results.join("\n")).toBe(1);
    for (const name of players) {
      expect(results[0]).toContain(name);
    }
  });
}

test("a double space counts twice, on the phone already before the server has it", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, variant: "double-b", mode: "sheet" });
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
  // The time stands still between the two taps, however slow the machine is.
  await ana.page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now;
  });
  await five.tap();
  await expect(five).toHaveAttribute("data-second", "open");
  await five.tap();
  await expect(five).toHaveAttribute("data-second", "open");
  await ana.page.evaluate(() => {
    const later = Date.now() + 1000;
    Date.now = () => later;
  });
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
  const next = ana.page.locator("#bonus-bar [data-next]");
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

test("a bonus space opens with the number beside it, and counts for both rows before the server has it", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { variant: "big-points" });
  await ana.sees("red-yellow", 5, "closed");
  const letGo = await ana.hold();
  await ana.space("red", 5).tap();
  await ana.sees("red-yellow", 5, "open");
  letGo();
  await expect(ana.space("red", 5)).not.toHaveAttribute("data-waiting");
  await ana.cross("red-yellow", 5);
  await expect(ana.page.locator("#score-red")).toHaveText("3");
  await expect(ana.page.locator("#score-yellow")).toHaveText("1");
  await ana.seesTotal(4);
  await ben.page.locator("#others").click();
  await expect(ben.page.locator("dialog .static-sheet-row[data-color=red-yellow] [data-state=crossed]")).toHaveCount(1);
});

test("a swap field offers what the white dice could be, and is crossed with the number", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, variant: "x-change" });
  const field = ana.page.locator("#swap-1");
  await field.locator("summary").tap();
  // A tap beside its crosses closes it, and crosses nothing.
  const { x, y } = await ana.space("red", 5).boundingBox();
  await ana.page.touchscreen.tap(x + 5, y + 5);
  await expect(field).not.toHaveAttribute("open");
  await ana.sees("red", 5, "open");
  await field.locator("summary").tap();
  await field.getByRole("button", { name: "Green 8" }).tap();
  await ana.sees("green", 8, "crossed");
  await expect(field).toHaveAttribute("data-state", "crossed");
  // One field a roll.
  await expect(ana.page.locator("#swaps details")).toHaveCount(0);
  await ana.page.locator("#undo").tap();
  await expect(field).toHaveAttribute("data-state", "open");
  await ana.sees("green", 8, "open");
});

test("a tie for the fewest crosses is asked, and the row that is chosen gets both", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, variant: "bonus-b", mode: "sheet" });
  await ana.cross("yellow", 11);
  await ana.space("green", 9).tap();
  const question = ana.page.locator("#message");
  await expect(question).toContainText("Which row takes the two crosses?");
  await ana.sees("green", 9, "open");
  await question.getByRole("button", { name: "Blue" }).tap();
  await ana.sees("green", 9, "crossed");
  await ana.sees("blue", 12, "crossed");
  await ana.sees("blue", 11, "crossed");
  await expect(ana.page.locator("#pairs [data-crossed='2']")).toHaveCount(1);
  await ana.page.locator("#undo").tap();
  await ana.sees("blue", 11, "open");
});

test("a tie of all rows is asked with its question, and without a connection once there is one again", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, variant: "bonus-b", mode: "sheet" });
  const { page } = ana;
  await ana.cross("red", 2);
  await ana.cross("blue", 12);
  await page.context().setOffline(true);
  await expect(page.locator("body")).toHaveAttribute("data-connection", "off");
  await ana.mark("yellow", 11);
  // Only the server knows what follows from both.
  await ana.mark("green", 9);
  await page.context().setOffline(false);
  const question = page.locator("#message");
  await expect(question).toHaveText("Which row takes the two crosses?RedYellowGreenBlue×");
  await ana.sees("yellow", 11, "crossed");
  await ana.sees("green", 9, "open");
  for (const size of [{ width: 360, height: 640 }, { width: 640, height: 360 }]) {
    await page.setViewportSize(size);
    for (const button of await question.getByRole("button").all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect((await question.boundingBox()).height).toBeLessThan(100);
  }
  await question.getByRole("button", { name: "Blue" }).tap();
  await ana.sees("green", 9, "crossed");
  await ana.sees("blue", 11, "crossed");
  await ana.sees("blue", 10, "crossed");
  await expect(question).toBeEmpty();
});

test("a field without a number is crossed beside the other crosses, also without a connection", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, variant: "connect-15" });
  await ana.cross("red", 3);
  await ana.page.context().setOffline(true);
  await ana.mark("red", "f1");
  await expect(ana.space("red", "f1")).toHaveAttribute("data-waiting");
  await ana.page.context().setOffline(false);
  await expect(ana.space("red", "f1")).not.toHaveAttribute("data-waiting");
  await expect(ana.page.locator("#score-red")).toHaveText("3");
  await ana.sees("yellow", "f1", "closed");
  await ana.cross("yellow", 4);
});

test("a linked number is crossed on the own sheet alone, by the letter of that sheet", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { variant: "connected-chain", mode: "sheet" });
  const letters = await Promise.all([ana, ben].map((phone) => phone.page.locator("#sheet-notes").textContent()));
  expect(letters[0]).not.toBe(letters[1]);
  const ring = ana.page.locator("[data-sign=ring]").first();
  // Its border is as dark as the number.
  const border = ring.locator(".key");
  expect(await border.evaluate((key) => getComputedStyle(key, "::before").opacity)).toBe("1");
  const [, row, number] = (await ring.getAttribute("id")).split("-");
  const [other] = await ana.page.locator(`#space-${row}-${number} .link`).evaluateAll((all) => all.map((each) => [each.dataset.color, each.dataset.number]));
  await ana.cross(row, number);
  await ana.sees(other[0], other[1], "crossed");
  await ben.sees(other[0], other[1], "open");
});

/** Crosses this number where it skips at most so many spaces. */
async function cross(phone, number, most) {
  const id = await choose(phone, [number], most);
  if (!id) {
    return;
  }
  const space = phone.page.locator(`#${id}`);
  const isSecond = (await space.getAttribute("data-second")) === "open";
  if ((await space.getAttribute("data-choices")) !== null) {
    await space.tap();
    await phone.page.locator("#message [name=move]").first().tap();
    await expect(space).toHaveAttribute("data-state", "crossed");
    await expect(space).not.toHaveAttribute("data-waiting");
    return;
  }
  const [, row, which] = id.match(/^space-(.+)-(\w+)$/);
  await (isSecond ? phone.crossAgain(row, which) : phone.cross(row, which));
}
