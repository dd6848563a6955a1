import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test.use({ ownServer: true });

const PAIR = ["Ana", "Ben"];

test("a mistaken tap is undone by one tap", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  await ana.cross("red", 7);
  await ana.seesTotal(1);
  await ana.sees("red", 6, "skipped");
  await ana.undo();
  await ana.sees("red", 7, "open");
  await ana.sees("red", 6, "open");
  await ana.seesTotal(0);
  await ana.cross("red", 6);
  await ben.sees("red", 6, "open");
  await expect(ben.page.locator("#others")).toContainText("1");
});

test("an undo is still announced while others go on", async ({ table }) => {
  const [ana, ben, cleo] = await table(["Ana", "Ben", "Cleo"]);
  const update = ana.page.locator("#update");
  await ben.cross("red", 7);
  await ben.undo();
  await expect(update).toHaveText("Ben took back red 7.");
  await update.evaluate((element) => (element.isFirst = true));
  await cleo.cross("blue", 12);
  await expect(ana.page.locator("#others")).toContainText("1");
  await expect(update).toHaveText("Ben took back red 7.");
  // The same node: its animation ends it, and nothing is read out twice.
  expect(await update.evaluate((element) => element.isFirst)).toBe(true);
});

test("a tap on a space that is not open says why and changes nothing", async ({ table }) => {
  const [ana] = await table(PAIR, { opened: 1 });
  await ana.cross("yellow", 8);
  await ana.space("yellow", 5).tap();
  await expect(ana.page.locator("#message")).not.toBeEmpty();
  await ana.sees("yellow", 5, "skipped");
  await ana.seesTotal(1);
});

test("a phone that was offline shows what it missed when it is online again", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  await ben.page.context().setOffline(true);
  await ana.cross("blue", 12);
  await ana.endTurn();
  await ben.page.context().setOffline(false);
  await ben.seesTurn(2);
  await expect(ben.page.locator("#others")).toContainText("1");
  await ben.cross("green", 9);
  await ben.seesTotal(1);
});

test("a lost connection is shown, and only while it is lost", async ({ table }) => {
  const [, ben] = await table(PAIR);
  const { page } = ben;
  // Shown by a toast, or by the bar that counts rolls while offline.
  const offline = page.locator("#message:has-text('No connection'), #offline-bar:not([hidden])");
  await page.clock.install();
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  // With the time the message would go by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.context().setOffline(true);
  await ben.space("green", 9).tap();
  await page.clock.runFor(100);
  await expect(offline.first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(ben.space("green", 9)).not.toHaveAttribute("data-waiting", "");
  await expect(offline).toHaveCount(0);
});

test("a tap made offline is stored over a reload, and counts when the connection is back", async ({ table }) => {
  const [ana, ben] = await table(PAIR);
  await ben.page.context().setOffline(true);
  await ben.space("green", 9).tap();
  await ben.sees("green", 9, "crossed");
  await expect(ben.space("green", 9)).toHaveAttribute("data-waiting", "");
  await ana.cross("blue", 12);
  await ana.endTurn();
  await ben.page.context().setOffline(false);
  await ben.page.reload();
  await ben.seesTurn(2);
  await ben.sees("green", 9, "crossed");
  await expect(ben.space("green", 9)).not.toHaveAttribute("data-waiting");
  await expect(ana.page.locator("#others")).toContainText("1");
});

test("phones continue where they were after the server is killed and restarted", async ({ table, server }) => {
  const [ana, ben] = await table(PAIR);
  await ana.cross("red", 2);
  await ben.cross("red", 3);
  await server.kill();
  await server.restart();
  await ana.cross("red", 4);
  await ana.seesTotal(3);
  await ana.endTurn();
  await ben.seesTurn(2);
  await ben.sees("red", 3, "crossed");
  await ben.cross("red", 5);
  await ben.seesTotal(3);
});
