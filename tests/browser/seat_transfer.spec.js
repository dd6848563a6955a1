import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("the seat of a lost phone continues on a new one during play", async ({ table, phone }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await ben.cross("red", 5);
  const link = await ana.handOver(1);
  await ana.openGame();
  const other = await phone("Ben");
  await other.takeSeat(link);
  await other.sees("red", 5, "crossed");
  await ana.endTurn();
  await other.seesTurn(2);
  await other.cross("red", 6);
  await expect(ana.page.locator("#others")).toContainText("3");
  await other.endTurn();
  await ana.seesTurn(3);
  // The old phone sees by itself that it only looks on now, and says why.
  await expect(ben.page.locator("#sheet")).toHaveCount(0);
  await expect(ben.page.locator("#moved h2")).toHaveText("You now play as Ben on another phone.");
  await expect(ben.page.locator("#request-to-join")).toBeHidden();
  await ben.page.reload();
  await expect(ben.page.locator("#moved h2")).toBeVisible();
  await ben.page.locator("#moved a").tap();
  await expect(ben.page.locator("#name")).toBeVisible();
});

test("a phone that slept while its seat was handed over sees that it has none any more", async ({ table, phone }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await ben.sleep();
  const link = await ana.handOver(1);
  const other = await phone("Ben");
  await other.takeSeat(link);
  await ben.wake();
  await expect(ben.page.locator("#sheet")).toHaveCount(0);
});

test("a phone that slept while its game was deleted sees that it is gone", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await ben.sleep();
  await ana.finish();
  await ana.openWholeMenu();
  await ana.page.locator("#delete").tap();
  await ana.page.locator("#yes").tap();
  await expect(ana.page.locator("#standings")).toHaveCount(0);
  await ben.wake();
  await expect(ben.page.locator("#sheet")).toHaveCount(0);
  await expect(ben.page.locator("h1")).toBeVisible();
});

test("a table view that slept while its link was withdrawn says that it is not shown any more", async ({ table, phone }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const link = await ana.share();
  const eve = await phone("Eve");
  await eve.page.goto(link);
  await expect(eve.page.locator("body")).toHaveAttribute("data-connection", "on");
  await eve.sleep();
  await ana.withdrawShare();
  await eve.wake();
  await expect(eve.page.locator("#main")).toHaveCount(0);
  await expect(eve.page.locator("h1")).toBeVisible();
});

test("a phone hands its own seat over to itself in an app that has a cookie of its own", async ({ table, phone }) => {
  const [, ben] = await table(["Ana", "Ben"]);
  const link = await ben.handOver(1);
  const app = await phone("Ben");
  await app.page.goto("/join");
  await app.page.locator("#link").fill(`http://other.example${link}`);
  await app.page.locator(".link-form button").tap();
  await app.page.locator("#accept").tap();
  await app.cross("blue", 12);
  await app.seesTotal(1);
});

test("a spectator follows live, over a rematch, until the link is revoked", async ({ table, phone }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const link = await ana.share();
  const { page } = await phone("Eve");
  await page.goto(link);
  const first = page.url();
  expect(first).not.toContain(link);
  await expect(page.locator("h1")).toContainText("Ana’s roll");
  await ben.cross("green", 12);
  await expect(page.locator("#seat-sheet-1 .static-sheet-total")).toHaveText("1");
  await ana.openGame();
  await ana.finish();
  await expect(page.locator("h1")).toContainText("Ended early");
  await ana.page.locator("#rematch").tap();
  await ana.seesTurn(1);
  await expect(page).not.toHaveURL(first);
  await expect(page.locator("h1")).toContainText("Ben’s roll");
  await ana.page.goto(page.url().replace("/table", "/people"));
  await ana.page.locator("#withdraw").tap();
  await expect(page.locator("#message")).toContainText("withdrawn");
});

test("a link is copied by a tap, also over plain http, and sent where the browser can", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const link = await ana.share();
  await expect(ana.page.locator("#send")).toBeHidden();
  await ana.page.locator("#copy").tap();
  await expect(ana.page.locator("#copy")).toHaveText("Copied");
  await ana.page.goto("/");
  const code = ana.page.locator("input[name=code]");
  await code.focus();
  await ana.page.keyboard.press("ControlOrMeta+V");
  expect(new URL(await code.inputValue()).pathname).toBe(new URL(link, ana.page.url()).pathname);
  await ana.page.addInitScript(() => {
    Navigator.prototype.share = async ({ url }) => document.body.setAttribute("data-sent", url);
  });
  const other = await ana.share();
  await ana.page.locator("#send").tap();
  await expect(ana.page.locator("body")).toHaveAttribute("data-sent", new URL(other, ana.page.url()).href);
});
