import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("a game that the host ends is shown to all phones, and all of them follow into a rematch", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { lobby: true });
  await ben.cross("yellow", 4);
  await ana.finish();
  const standings = [["Ben", 1], ["Ana", 0]];
  await ana.seesResult(standings);
  await ben.seesResult(standings);
  await expect(ben.page.locator("#rematch")).toHaveCount(0);
  await ana.page.locator("#rematch").tap();
  for (const phone of [ana, ben]) {
    await phone.seesTurn(1);
    await phone.seesTotal(0);
  }
  // The player after the first one of the last game begins.
  await ben.cross("red", 2);
  await ben.cross("red", 3);
  await ben.seesTotal(3);
});

test("a phone without a connection at the end and the rematch comes along when it is back", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const first = ben.page.url();
  await ben.page.context().setOffline(true);
  await ana.finish();
  await ana.page.locator("#rematch").tap();
  await ana.seesTurn(1);
  await ben.page.context().setOffline(false);
  await expect(ben.page).toHaveURL(ana.page.url());
  expect(ben.page.url()).not.toBe(first);
  await ben.cross("red", 2);
});

test("a rematch is announced on every phone, over no control, and soon gone", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await ana.cross("red", 2);
  await ana.finish();
  await ana.page.locator("#rematch").tap();
  for (const [phone, text] of [[ana, "New game: Ben goes first"], [ben, "New game: you go first"]]) {
    const update = phone.page.locator("#update");
    await expect(update).toHaveText(text);
    await expect(update).toBeVisible();
    await phone.seesTurn(1);
    const [box, undo, row] = await Promise.all(["#update", "#undo", "#row-blue"].map((id) => phone.page.locator(id).boundingBox()));
    expect(box.y).toBeGreaterThanOrEqual(row.y + row.height - 1);
    expect(box.y + box.height).toBeLessThanOrEqual(undo.y + 1);
  }
  await expect(ana.page.locator("#update")).toBeHidden();
});

test("a phone in the review is led to the rematch, and its controls stay where they are", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await ana.cross("red", 2);
  await ana.finish();
  await ben.page.locator("#review").tap();
  await expect(ben.page.locator("#play")).toBeVisible();
  const next = ben.page.locator("#next");
  await expect(next).toBeHidden();
  const slider = ben.page.locator("#at");
  const before = await slider.boundingBox();
  await ana.page.locator("#rematch").tap();
  await expect(next).toHaveText("The next game has started");
  expect((await slider.boundingBox()).y).toBe(before.y);
  await next.tap();
  await ben.seesTurn(1);
  await expect(ben.page).toHaveURL(ana.page.url());
});
