import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** How far apart the two taps of a double tap come, in milliseconds. */
const GAPS = [40, 120, 250, 400, 600];

/** How long what ends something lies dead after it was painted; a second tap that comes later was meant. */
const DEAD = 900;

/** The middle of an element. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Taps here, and after a while there; says whether both came as close together as two quick taps do, however busy the machine is. */
async function tapTwice(page, here, there, gap) {
  const begin = Date.now();
  await page.touchscreen.tap(...here);
  await pause(gap);
  await page.touchscreen.tap(...there);
  return Date.now() - begin < DEAD;
}

/** Opens the game anew, whatever page the taps before are still leading to. */
async function reopen(phone) {
  await expect(() => phone.openGame()).toPass();
}

/** Where the game stands, asked from whatever page the taps have led to. */
async function statusOf(page) {
  let status;
  const ask = async () => {
    const [, game] = /games\/([^/?]+)/.exec(location.pathname);
    return (await (await fetch(`/api/v1/games/${game}`)).json()).status;
  };
  await expect(async () => (status = await page.evaluate(ask))).toPass();
  return status;
}

test("the game is never ended by a double tap, wherever its second tap falls", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"]);
  const { page } = ana;
  await ana.cross("red", 5);
  const openMenu = () => page.locator("#menu summary").tap();
  await openMenu();
  const item = await middle(page.locator("#finish"));
  await page.locator("#finish").tap();
  const yes = await middle(page.locator("#yes"));
  await page.locator("#no").tap();
  for (const gap of GAPS) {
    for (const there of [item, yes]) {
      for (let isQuick = false; !isQuick; ) {
        await reopen(ana);
        await openMenu();
        isQuick = await tapTwice(page, item, there, gap);
        const status = await statusOf(page);
        expect(!isQuick || status === "playing", `${gap} ms: ${status}`).toBe(true);
        if (status === "finished") {
          await reopen(ana);
          await page.locator("#undo").tap();
        }
      }
    }
  }
});

test("the end of a game is asked for, last in the menu, and Back goes on playing", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const { page } = ana;
  await page.locator("#menu summary").tap();
  await expect(page.locator(".menu-list > :last-child")).toHaveId("finish");
  await page.locator("#finish").tap();
  await expect(page.locator("#question")).toHaveText("End the game for all 2 players?");
  await page.goBack();
  await ana.seesSheet();
  await ana.cross("red", 5);
  await ana.finish();
  for (const phone of [ana, ben]) {
    await expect(phone.page.locator("h1")).toHaveText("Ended early");
    await expect(phone.page.locator("#ending")).toContainText("nobody won");
  }
});

test("a game that nobody played is not recorded, and goes on where the host takes its end back", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"]);
  const { page } = ana;
  await ana.finish();
  await expect(page.locator("h1")).toHaveText("Nobody crossed anything");
  await expect(page.locator("#ending")).toContainText("isn’t recorded");
  await page.goto("/history");
  await expect(page.locator("#games a.game, #games .game")).toHaveCount(0);
  await page.goBack();
  await page.locator("#undo").tap();
  await ana.seesTurn(1);
  await ana.cross("red", 5);
  await ana.finish();
  await ana.findsInHistory([["Ana", 1], ["Ben", 0]]);
});
