import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** Crosses what locks these rows, on a sheet without turns. */
async function lock(phone, ...rows) {
  for (const row of rows) {
    for (const number of [2, 3, 4, 5, 6, 12]) {
      await phone.cross(row, number);
    }
  }
}

/** The animations of the result that move or hide something, by the ids and names of their elements. */
function reveals(page) {
  return page.evaluate(() => {
    const effects = document.getAnimations().filter(({ animationName }) => animationName === "reveal");
    return effects.map(({ effect }) => effect.target.id || effect.target.localName);
  });
}

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`the end is shown from last to first, to each reader in words of their own, with motion: ${reducedMotion}`, async ({ table }) => {
    const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet", reducedMotion });
    await ben.cross("green", 12);
    await lock(ana, "red", "yellow");
    await ana.page.locator("#finish.button").tap();
    await ana.page.locator("#yes, #finish[data-confirming]:not([aria-disabled])").tap();
    await ana.seesResult([["Ana", 56], ["Ben", 1]]);
    // The texts are the final ones while the numbers drawn over them still count.
    await expect(ana.page.locator("#standings [data-own]")).toHaveText(/^1\s*Ana you\s*28\s*28\s*0\s*0\s*0\s*56$/);
    // The standings can be read before what follows them and the styles are loaded.
    await ana.page.waitForLoadState();
    expect(await reveals(ana.page)).toEqual(reducedMotion === "reduce" ? [] : expect.arrayContaining(["h1", "story", "tr"]));
    await expect(ana.page.locator("h1")).toHaveText("You win!");
    await expect(ana.page.locator("#rematch")).toBeVisible();
    await expect(ben.page.locator("h1")).toHaveText("Ana wins");
    await expect(ben.page.locator("#place")).toHaveText("You’re 2nd, 55 points behind Ana");
    await expect(ben.page.locator("#story")).toHaveText("Ana pulled ahead in the end.");
    await expect(ben.page.locator("#waiting")).toHaveText("Waiting for Ana to start the next game");
    await expect(ben.page.locator("h1")).toHaveCSS("opacity", "1");
    await expect(ben.page.locator("[data-count]")).toHaveCount(0);
    const [first, second] = await Promise.all([1, 2].map((step) => ben.page.locator(`#podium [data-step="${step}"] .podium-block`).boundingBox()));
    expect(first.y).toBeLessThan(second.y);
    expect(first.x).toBeGreaterThan(second.x);
    await expect(ben.page.locator("#podium [data-own]")).toHaveText(/^Ben\s*2\s*1$/);
  });
}

/** Records from now on which rows were just locked, and which of the animations ran then. */
async function watchLocks(page) {
  await page.evaluate(() => {
    window.locks = [];
    new MutationObserver(([{ target }]) => {
      const names = document.getAnimations().map(({ animationName }) => animationName);
      window.locks.push([target.id, ...["light", "snap"].filter((name) => names.includes(name))]);
    }).observe(document.body, { subtree: true, attributeFilter: ["data-just-locked"] });
  });
}

for (const [reducedMotion, animations] of [["no-preference", ["light", "snap"]], ["reduce", []]]) {
  test(`a row that is locked shuts on every phone, and not again after a reload, with motion: ${reducedMotion}`, async ({ table }) => {
    const phones = await table(["Ana", "Ben"], { mode: "sheet", reducedMotion });
    await Promise.all(phones.map(({ page }) => watchLocks(page)));
    await lock(phones[0], "red");
    for (const { page } of phones) {
      await expect.poll(() => page.evaluate(() => window.locks[0])).toEqual(["row-red", ...animations]);
      await expect(page.locator("[data-just-locked]")).toHaveCount(0);
    }
    await phones[0].page.reload();
    await phones[0].seesSheet();
    await expect(phones[0].page.locator("#row-red")).toHaveAttribute("data-closed", "");
    await expect(phones[0].page.locator("[data-just-locked]")).toHaveCount(0);
  });
}

test("a row says what its next cross brings, also before the server has the cross", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  const worth = ana.page.locator("#worth-red");
  await expect(worth).toHaveText("+1");
  const letGo = await ana.hold();
  await ana.mark("red", 7);
  await expect(worth).toHaveText("+2");
  letGo();
  for (const number of [8, 9, 10]) {
    await ana.cross("red", number);
  }
  await expect(worth).toHaveText("+5");
  // Only the lock is left, and it lacks a cross.
  await ana.cross("yellow", 11);
  await expect(ana.page.locator("#worth-yellow")).toHaveText("");
  await ana.cross("red", 11);
  // The last number brings the lock: 28 instead of 15.
  await expect(worth).toHaveText("+13");
  const [score, cell, shape] = await Promise.all(["#score-red", "#lock-red", "#worth-red"].map((id) => ana.page.locator(id).boundingBox()));
  expect(shape.x + shape.width).toBeLessThanOrEqual(cell.x + cell.width);
  expect(score.x).toBeGreaterThanOrEqual(cell.x);
  await ana.page.locator("#lock-green").tap();
  await expect(ana.page.locator("#message")).toContainText("Row points: 1, 3, 6, 10, 15, 21…");
  await ana.page.locator("#hide-scores").tap();
  await expect(worth).toBeHidden();
});

for (const [reducedMotion, animations] of [["no-preference", ["ready"]], ["reduce", []]]) {
  test(`a row lights up on the phone whose cross makes it lockable, with motion: ${reducedMotion}`, async ({ table }) => {
    const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet", reducedMotion });
    for (const { page } of [ana, ben]) {
      await page.evaluate(() => {
        window.lights = [];
        new MutationObserver(([{ target }]) => {
          if ("justReady" in target.dataset) {
            const { outlineStyle } = getComputedStyle(target.querySelector("[data-lock] .key"));
            const names = document.getAnimations().map(({ animationName }) => animationName);
            window.lights.push([target.id, outlineStyle, ...names.filter((name) => name === "ready")]);
          }
        }).observe(document.body, { subtree: true, attributeFilter: ["data-just-ready"] });
      });
    }
    for (const number of [2, 3, 4, 5]) {
      await ana.cross("red", number);
    }
    expect(await ana.page.evaluate(() => window.lights)).toEqual([]);
    await ana.cross("red", 6);
    await expect.poll(() => ana.page.evaluate(() => window.lights)).toEqual([["row-red", "solid", ...animations]]);
    await expect(ana.page.locator("[data-just-ready]")).toHaveCount(0);
    await ana.cross("red", 7);
    await ana.cross("yellow", 2);
    expect(await ana.page.evaluate(() => window.lights.length)).toBe(1);
    expect(await ben.page.evaluate(() => window.lights)).toEqual([]);
  });
}

test("the last roll fills the header on every phone", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  for (const { page } of [ana, ben]) {
    await expect(page.locator("[data-last-roll]")).toHaveCount(0);
  }
  await lock(ana, "red", "yellow");
  for (const [{ page }, note] of [[ana, "you’re done"], [ben, "one more cross"]]) {
    const header = page.locator(".sheet-header[data-last-roll]");
    await expect(header).toContainText("Last roll");
    await expect(header).toContainText(note);
    const [filled, plain] = await header.evaluate((it) => [it, document.body].map((each) => getComputedStyle(each).color));
    expect(filled).not.toBe(plain);
  }
  await ana.undo();
  await expect(ben.page.locator("[data-last-roll]")).toHaveCount(0);
});
