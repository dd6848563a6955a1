import { expect } from "@playwright/test";
import { ImageAnalysis } from "./support/image_analysis.js";
import { test } from "./support/fixtures.js";

test.use({ ownServer: true });

/** Switches off a setting of this phone. */
async function switchOff(phone, setting) {
  const { page } = phone;
  await page.goto("/settings");
  await page.locator(`[name=${setting}]`).uncheck();
  await expect(page.getByRole("status")).toHaveText("Saved");
  await phone.openGame();
  await phone.seesSheet();
}

test("on plain http a silent video keeps the screen on from the first tap, where that is not switched off", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  const video = ana.page.locator("video.wake-lock-video");
  await expect(video).toHaveCount(0);
  await ana.cross("red", 4);
  await expect.poll(() => video.evaluate(({ paused, muted, loop }) => ({ paused, muted, loop }))).toEqual({ paused: false, muted: false, loop: false });
  await switchOff(ana, "awake");
  await ana.cross("red", 5);
  await expect(video).toHaveCount(0);
});

test("where the browser has a wake lock, a sheet in play holds it, and again after the page was hidden", async ({ phone, server }) => {
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

test("a phone vibrates when another seat locks a row, and not for its own lock", async ({ table }) => {
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

test("a phone whose vibration is switched off does not vibrate", async ({ table }) => {
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

/** Counts the vibrations of this phone. */
async function feel({ page }) {
  await page.evaluate(() => {
    window.shakes = [];
    navigator.vibrate = (time) => window.shakes.push(time);
  });
  return () => page.evaluate(() => window.shakes);
}

test("a phone vibrates once when its player's turn begins, and its header is filled during that turn", async ({ table, browser }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const [ofAna, ofBen] = [await feel(ana), await feel(ben)];
  const head = ben.page.locator(".sheet-header");
  await expect(ben.page.locator(".sheet-header-turn strong")).toHaveText("Ana’s roll");
  const before = await head.evaluate((it) => getComputedStyle(it).backgroundColor);
  await ana.cross("red", 5);
  await ana.endTurn();
  await ben.seesTurn(2);
  await expect(ben.page.locator(".sheet-header-turn strong")).toHaveText("Roll the dice!");
  await expect.poll(ofBen).toEqual([80]);
  const analysis = await ImageAnalysis.open(browser);
  for (const colorScheme of ["light", "dark"]) {
    await ben.page.emulateMedia({ colorScheme });
    expect(await head.evaluate((it) => getComputedStyle(it).backgroundColor)).not.toBe(before);
    for (const words of ["strong", "small"]) {
      const picture = await ben.page.locator(`.sheet-header-turn ${words}`).screenshot();
      expect(await analysis.contrast(picture), `${words}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  await ben.page.emulateMedia({ colorScheme: "light" });
  await ana.cross("blue", 9);
  await ben.cross("red", 5);
  await expect(ben.page.locator(".sheet-header-turn strong")).toHaveText("Your turn");
  await ben.endTurn();
  await ana.seesTurn(3);
  await ben.seesTurn(3);
  expect(await head.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(before);
  await expect.poll(ofAna).toEqual([80]);
  expect(await ofBen()).toEqual([80]);
});

test("a phone does not vibrate for a turn where that is switched off, or where motion is reduced", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await switchOff(ben, "vibrate");
  const ofBen = await feel(ben);
  await ana.page.emulateMedia({ reducedMotion: "reduce" });
  const ofAna = await feel(ana);
  await ana.cross("red", 5);
  await ana.endTurn();
  await ben.seesTurn(2);
  await ben.cross("red", 5);
  await ben.endTurn();
  await ana.seesTurn(3);
  expect([await ofAna(), await ofBen()]).toEqual([[], []]);
});

test("where motion is reduced, the sign of a lost connection stands still", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, reducedMotion: "reduce" });
  await server.kill();
  await expect(ana.page.locator("body")).toHaveAttribute("data-connection", "wait");
  await expect(ana.page.locator("#connection")).toHaveCSS("animation-iteration-count", "1");
  await expect(ana.page.locator("#connection")).toHaveCSS("opacity", "1");
  const endless = () => ana.page.evaluate(() => document.getAnimations().filter((each) => each.effect.getTiming().iterations > 1).length);
  expect(await endless()).toBe(0);
});

test("the first player is announced at once, without a rolling die, where motion is reduced", async ({ phone }) => {
  for (const [options, animations] of [[{}, "tumble, settle"], [{ reducedMotion: "reduce" }, "none"]]) {
    const [ana, ben] = [await phone("Ana", options), await phone("Ben", options)];
    await ben.join(await ana.makeGame());
    await ana.seesConnected(1);
    await ana.page.locator("#draw").tap();
    for (const { page } of [ana, ben]) {
      const news = page.locator("#update[data-drawn]");
      await expect(news).toContainText("The dice have decided");
      expect(await news.evaluate((element) => getComputedStyle(element, "::before").animationName)).toBe(animations);
    }
  }
});

test("the silent video does not stop the music of other apps where the browser can tell, and is not played at a desk", async ({ table, phone }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  await ana.page.addInitScript(() => Object.defineProperty(Navigator.prototype, "audioSession", { value: { type: "auto" } }));
  await ana.openGame();
  await ana.cross("red", 4);
  await expect(ana.page.locator("video.wake-lock-video")).toHaveCount(1);
  expect(await ana.page.evaluate(() => navigator.audioSession.type)).toBe("ambient");
  const { cookies } = await ben.page.context().storageState();
  const desk = await phone("Ben", { isMobile: false, hasTouch: false, storageState: { cookies, origins: [] } });
  await desk.page.goto(ben.page.url());
  await desk.seesSheet();
  await desk.page.locator("#space-red-4").click();
  await desk.sees("red", 4, "crossed");
  await expect(desk.page.locator("video.wake-lock-video")).toHaveCount(0);
});
