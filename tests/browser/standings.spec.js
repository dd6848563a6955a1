import { expect } from "@playwright/test";
import { endOfAnimations } from "./support/animations.js";
import { violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";

const LONG = "Maximilianefriederikewilhelminekunigunde";

/** The path of the game that a phone shows. */
function gameOf({ page }) {
  return new URL(page.url()).pathname;
}

/** Plays a game without turns to its end, in which this seat alone crosses; the phone follows to the result. */
async function win(phone, seat) {
  const moves = [{ type: "cross", row: "red", number: 2, seat }, { type: "close", row: "yellow" }, { type: "close", row: "blue" }, { type: "finish" }];
  const path = `/api/v1${gameOf(phone)}/moves`;
  const send = async ([path, moves]) => {
    const statuses = [];
    for (const move of moves) {
      const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(move) });
      statuses.push(response.status);
    }
    return statuses;
  };
  expect(await phone.page.evaluate(send, [path, moves])).toEqual(moves.map(() => 201));
  await expect(phone.page.locator("#standings")).toBeVisible();
}

/** Expects that nothing is wider than phones are, and that axe finds nothing. */
async function fits(page) {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await violations(page)).toEqual([]);
}

test("an evening and a series show who leads on the phones, on the TV and on the page of the group", async ({ table }) => {
  const [ana, ben] = await table([LONG, "Ben"], { mode: "sheet" });
  await win(ana, 0);
  await expect(ana.page.locator("#evening")).toHaveCount(0);
  const first = gameOf(ana);
  await ana.page.locator("#rematch").tap();
  for (const phone of [ana, ben]) {
    await expect(phone.page).not.toHaveURL(new RegExp(first));
    await phone.seesSheet();
  }
  await win(ana, 1);
  // Both phones show it without a reload, below what leads into the next game.
  for (const { page } of [ana, ben]) {
    await expect(page.locator("#evening .placing")).toHaveCount(2);
    await expect(page.locator("#evening .placing-gain")).toHaveText("+1");
    await expect(page.locator(".placing", { hasText: "Ben" })).toContainText("+1");
  }
  await fits(ana.page);
  await ana.page.goto(`${gameOf(ana)}/table`);
  const tv = { width: 1280, height: 720 };
  await ana.page.setViewportSize(tv);
  const evening = ana.page.locator("#evening");
  await expect(evening).toBeVisible();
  await endOfAnimations(ana.page);
  const [inner, outer] = await Promise.all([evening.boundingBox(), ana.page.locator("#scores").boundingBox()]);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  for (const part of ["#podium", ".score-chart"]) {
    const box = await ana.page.locator(part).boundingBox();
    expect(box.x + box.width <= inner.x || box.x >= inner.x + inner.width).toBe(true);
  }
  expect(await ana.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(tv.height);
  await ana.page.setViewportSize({ width: 390, height: 844 });
  await ana.page.goto("/history");
  await ana.page.locator("a[href^='/groups/']").first().tap();
  await expect(ana.page.locator("#evening")).toContainText("After 2 games");
  await fits(ana.page);
  await ana.page.locator("#menu > summary").tap();
  await ana.page.locator("#new-series").tap();
  await ana.page.locator("#name").fill("Winter cup");
  await ana.page.locator("input[value=rank]").check();
  await fits(ana.page);
  await ana.page.locator("#save").tap();
  await expect(ana.page.locator(".placing")).toHaveCount(2);
  await expect(ana.page.locator(".placing").first()).toContainText("3 points");
  await fits(ana.page);
  await ben.page.goto(new URL(ana.page.url()).pathname);
  await expect(ben.page.locator(".placing")).toHaveCount(2);
  await expect(ben.page.locator("#edit")).toHaveCount(0);
});
