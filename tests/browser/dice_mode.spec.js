import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";
import { LUCKY, PLAYERS, STANDINGS, TURNS } from "./support/longo_game.js";

test("two phones play Longo with dice, with a lucky cross and two rows locked by the same roll", async ({ table }) => {
  const phones = await table(PLAYERS, { variant: "longo", mode: "dice", lucky: LUCKY });
  for (const [index, turn] of TURNS.entries()) {
    const active = phones[index % phones.length];
    for (const phone of phones) {
      await phone.seesTurn(index + 1);
    }
    await active.roll(turn.dice);
    for (const phone of phones) {
      await phone.seesRoll(turn.dice);
    }
    if (turn.lucky) {
      const [seat, row, number] = turn.lucky;
      await expect(phones[seat].space(row, number)).toHaveAttribute("data-lucky", "");
    }
    for (const [seat, row, number] of turn.crosses) {
      await phones[seat].cross(row, number);
    }
    if (turn.last) {
      const [seat, row, number] = turn.last;
      await phones[seat].sees(row, number, "open");
      await phones[seat].space(row, number).tap();
    } else {
      await active.endTurn();
    }
  }
  for (const phone of phones) {
    await phone.seesResult(STANDINGS);
  }
});

test("each phone highlights what the roll allows it, and a roll can be entered again until a player crosses", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice" });
  const wrong = { white_1: 5, white_2: 2, red: 3, yellow: 4, green: 2, blue: 6 };
  const right = { ...wrong, white_2: 1 };
  await ana.roll(wrong);
  for (const phone of [ana, ben]) {
    await phone.sees("red", 7, "open");
  }
  // Undo leads to the keys, too, as nothing was crossed that it could take back.
  await ana.page.locator("#undo").tap();
  await ana.roll({ white_2: 1 });
  for (const phone of [ana, ben]) {
    await phone.seesRoll(right);
  }
  // 5 + 3 with the red die is for the active player only.
  await ana.sees("red", 8, "open");
  await ben.sees("red", 8, "closed");
  await ben.cross("red", 6);
  await expect(ana.page.locator("#send-roll")).toHaveCount(0);
});

test("a keyboard sends a roll by its button alone, as its arrows pass over numbers that are not meant", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { mode: "dice", opened: 1, isMobile: false, hasTouch: false });
  const { page } = ana;
  const dice = ["white_1", "white_2", "red", "yellow", "green", "blue"];
  for (const die of dice) {
    await page.locator(`#pad-${die} input`).first().focus();
    await page.keyboard.press("ArrowRight");
  }
  await expect(page.locator("#roll .pad-die:has(:checked)")).toHaveCount(6);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#roll")).toHaveAttribute("open", "");
  await page.locator("#send-roll").press("Enter");
  await ana.seesRoll({ white_1: 2, white_2: 2, red: 2, yellow: 2, green: 2, blue: 3 });
});
