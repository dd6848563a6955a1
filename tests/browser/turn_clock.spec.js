import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("the clock of a turn counts by the time that passes, whatever time the phone has, and starts over with each turn", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { clock: true });
  const { page } = ben;
  const screen = await ana.page.context().newPage();
  await screen.goto(`${ana.page.url()}/table`);
  for (const each of [ana.page, screen]) {
    await expect(each.locator("#turn-time")).toHaveText(/^0:\d\d$/);
  }
  await page.clock.install();
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const seconds = async () => {
    const [minutes, rest] = (await page.locator("#turn-time").innerText()).split(":");
    return Number(minutes) * 60 + Number(rest);
  };
  const before = await seconds();
  await page.clock.runFor(5000);
  expect(await seconds()).toBe(before + 5);
  await page.clock.setSystemTime("2019-01-01T00:00:00Z");
  await page.clock.runFor(3000);
  expect(await seconds()).toBe(before + 8);
  await ana.page.bringToFront();
  await ana.cross("red", 4);
  // A cross begins no turn: the server says again how long it has lasted.
  await expect(page.locator("#others")).toContainText("1");
  const since = page.locator("#turn-clock");
  const first = await since.getAttribute("data-since");
  await ana.endTurn();
  await expect(since).not.toHaveAttribute("data-since", first ?? "");
  await expect(page.locator("#turn-time")).toHaveText("0:00");
  await page.clock.runFor(2000);
  await expect(page.locator("#turn-time")).toHaveText("0:02");
  await ana.page.context().setOffline(true);
  await expect(ana.page.locator("#turn-clock")).toBeHidden();
});

test("the clock pauses when a turn has lasted half an hour, and starts over with the next one", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { clock: true });
  const { page } = ben;
  await page.clock.install();
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const time = page.locator("#turn-time");
  // As if the server said so: in half an hour by this clock, the page would also take its connection for lost.
  await page.locator("#turn-clock").evaluate((clock) => (clock.dataset.elapsed = String(30 * 60_000 - 1500)));
  await expect(time).toHaveText("29:58");
  await page.clock.runFor(1000);
  await expect(time).toHaveText("29:59");
  await page.clock.runFor(1000);
  await expect(time).toBeEmpty();
  await page.clock.runFor(3000);
  await expect(time).toBeEmpty();
  await ana.page.bringToFront();
  await ana.endTurn();
  await expect(time).toHaveText("0:00");
  await page.clock.runFor(2000);
  await expect(time).toHaveText("0:02");
});

test("a phone without the clock loads nothing of it", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  await ana.seesSheet();
  const loaded = await ana.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => name.includes("turn_clock"))).toEqual([]);
});
