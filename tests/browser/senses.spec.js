import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** Switches a setting of this phone off. */
async function switchOff(phone, setting) {
  const { page } = phone;
  await page.goto("/settings");
  await page.locator(`[name=${setting}]`).uncheck();
  await Promise.all([page.waitForEvent("load"), page.locator("#keep").tap()]);
  await phone.openGame();
  await phone.seesSheet();
}

test("on plain http a silent video keeps the screen on from the first tap, where that is not switched off", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { mode: "sheet" });
  const video = ana.page.locator("video.awake");
  await expect(video).toHaveCount(0);
  await ana.cross("red", 4);
  await expect.poll(() => video.evaluate(({ paused, muted, loop }) => ({ paused, muted, loop }))).toEqual({ paused: false, muted: false, loop: false });
  await switchOff(ana, "awake");
  await ana.cross("red", 5);
  await expect(video).toHaveCount(0);
});

test("where the browser has a lock for the screen, a sheet in play holds it", async ({ phone, server }) => {
  const ana = await phone("Ana", { baseURL: server.localAddress });
  await ana.page.addInitScript(() => {
    window.locks = [];
    navigator.wakeLock.request = async (type) => {
      window.locks.push(type);
      return { released: false };
    };
  });
  await ana.makeGame();
  expect(await ana.page.evaluate(() => window.locks)).toEqual([]);
  await ana.start([]);
  await expect.poll(() => ana.page.evaluate(() => window.locks)).toEqual(["screen"]);
  await expect(ana.page.locator("video")).toHaveCount(0);
});

test("a phone shakes shortly when another seat locks a row, and not for its own lock", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  for (const { page } of [ana, ben]) {
    await page.evaluate(() => {
      window.shakes = [];
      navigator.vibrate = (time) => window.shakes.push(time);
    });
  }
  for (const number of [2, 3, 4, 5, 6, 12]) {
    await ben.cross("red", number);
  }
  await expect(ana.page.locator("#row-red")).toHaveAttribute("data-closed");
  await expect.poll(() => ana.page.evaluate(() => window.shakes)).toEqual([80]);
  expect(await ben.page.evaluate(() => window.shakes)).toEqual([]);
});
