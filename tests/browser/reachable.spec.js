import { expect } from "@playwright/test";
import { endOfAnimations } from "./support/animations.js";
import { SIZES } from "./support/camera.js";
import { test } from "./support/fixtures.js";
import { unreachable } from "./support/reachable.js";

/** Tablets, both ways round, and what the bars of a phone's browser leave. */
const MORE_SIZES = [[744, 1133], [768, 1024], [800, 1280], [810, 1080], [834, 1194], [1024, 1366], [1024, 768], [1180, 820], [375, 553], [360, 560]];

const DICE = { white_1: 5, white_2: 2, red: 3, yellow: 4, green: 2, blue: 6 };

/** Crosses the numbers from 2 to 6 and the last one, which locks a row. */
async function lock(phone, row) {
  for (const number of [2, 3, 4, 5, 6, 12]) {
    await phone.cross(row, number);
  }
}

/**
 * Every dialog, keypad and question: how it is brought up at a table of these players, and where its controls are. One that
 * may be longer than the window `scrolls`; `phone` is the one that shows it.
 */
const SHOWN = [
  { name: "the keypad for one player", players: ["Ana"], mode: "dice", part: ".pad", controls: 37, bringUp: async () => {} },
  { name: "the keypad for two players", players: ["Ana", "Ben"], mode: "dice", part: ".pad", controls: 37, bringUp: async () => {} },
  { name: "the keypad for six players", players: ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fred"], mode: "dice", part: ".pad", controls: 37, bringUp: async () => {} },
  {
    name: "the keypad of a roll that is entered again",
    players: ["Ana", "Ben"],
    mode: "dice",
    part: ".pad",
    controls: 37,
    bringUp: async ([ana]) => {
      await ana.roll(DICE);
      await ana.seesRoll(DICE);
      await ana.page.locator("#roll summary").tap();
    },
  },
  { name: "the menu", players: ["Ana", "Ben"], mode: "turns", part: "#menu .menu-list", scrolls: true, bringUp: ([ana]) => ana.page.locator("#menu > summary").tap() },
  {
    name: "the menu at a table of eight",
    players: ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fred", "Gus", "Hana"],
    mode: "sheet",
    part: "#menu .menu-list",
    scrolls: true,
    bringUp: ([ana]) => ana.openWholeMenu(),
  },
  {
    name: "the question before another player's turn is ended",
    players: ["Ana", "Maximiliane-Friederike"],
    mode: "turns",
    part: "#question",
    bringUp: async ([ana]) => {
      await ana.cross("red", 4);
      await ana.endTurn();
      await ana.page.locator("#menu > summary").tap();
      await ana.page.locator(".menu-item[data-question]").first().tap();
    },
  },
  {
    name: "the question before a row is closed",
    players: ["Ana", "Ben"],
    mode: "sheet",
    part: "#question",
    bringUp: async ([ana]) => {
      await ana.openWholeMenu();
      await ana.page.locator("#close-red").tap();
    },
  },
  { name: "the sheets of all players", players: ["Ana", "Ben", "Cleo"], mode: "sheet", part: "dialog.sheets", scrolls: true, bringUp: ([ana]) => ana.page.locator("#others").tap() },
  {
    name: "the offer of a lock",
    players: ["Ana", "Ben"],
    mode: "sheet",
    part: "#offer",
    phone: 1,
    bringUp: async ([ana, ben]) => {
      for (const number of [2, 3, 4, 5, 6]) {
        await ben.cross("red", number);
      }
      await lock(ana, "red");
    },
  },
];

for (const { name, players, mode, part, controls, scrolls, phone = 0, bringUp } of SHOWN) {
  test(`a finger reaches every control of ${name}`, async ({ table }) => {
    const phones = await table(players, { mode });
    await bringUp(phones);
    const { page } = phones[phone];
    await expect(page.locator(part).first()).toBeVisible();
    if (controls) {
      await expect(page.locator(`${part} :is(input, button)`)).toHaveCount(controls);
    }
    const found = [];
    for (const [width, height] of [...SIZES, ...MORE_SIZES]) {
      await page.setViewportSize({ width, height });
      await endOfAnimations(page);
      const missed = await unreachable(page, part, { scrolls });
      found.push(...missed.map((each) => `${width}×${height}: ${each}`));
    }
    expect(found).toEqual([]);
  });
}
