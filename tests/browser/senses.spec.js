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

test("where the browser has a lock for the screen, a sheet in play holds it, and again after it was hidden", async ({ phone, server }) => {
  const ana = await phone("Ana", { baseURL: server.localAddress });
  await ana.page.addInitScript(() => {
    window.locks = [];
    navigator.wakeLock.request = async (type) => {
      const lock = { type, released: false };
      window.locks.push(lock);
      return lock;
    };
  });
  await ana.makeGame();
  expect(await ana.page.evaluate(() => window.locks)).toEqual([]);
  await ana.start([]);
  const held = { type: "screen", released: false };
  await expect.poll(() => ana.page.evaluate(() => window.locks)).toEqual([held]);
  await expect(ana.page.locator("video")).toHaveCount(0);
  // The browser lets it go with the page that is hidden.
  await ana.page.evaluate(() => (window.locks[0].released = true));
  await ana.sleep();
  await ana.wake();
  await expect.poll(() => ana.page.evaluate(() => window.locks.slice(1))).toEqual([held]);
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

test("a phone whose vibration is switched off does not shake", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  await switchOff(ana, "vibrate");
  await ana.page.evaluate(() => {
    window.shakes = [];
    navigator.vibrate = (time) => window.shakes.push(time);
  });
  for (const number of [2, 3, 4, 5, 6, 12]) {
    await ben.cross("red", number);
  }
  await expect(ana.page.locator("#row-red")).toHaveAttribute("data-closed");
  expect(await ana.page.evaluate(() => window.shakes)).toEqual([]);
});

test("where motion is reduced, the sign of a lost connection stands still", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { reducedMotion: "reduce" });
  await server.kill();
  await expect(ana.page.locator("body")).toHaveAttribute("data-link", "wait");
  await expect(ana.page.locator("#link")).toHaveCSS("animation-iteration-count", "1");
  await expect(ana.page.locator("#link")).toHaveCSS("opacity", "1");
  const endless = () => ana.page.evaluate(() => document.getAnimations().filter((each) => each.effect.getTiming().iterations > 1).length);
  expect(await endless()).toBe(0);
});
