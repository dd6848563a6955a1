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
    expect(await reveals(ana.page)).toEqual(reducedMotion === "reduce" ? [] : expect.arrayContaining(["h1", "story", "tr"]));
    await expect(ana.page.locator("h1")).toHaveText("You win!");
    await expect(ana.page.locator("#rematch")).toBeVisible();
    await expect(ben.page.locator("h1")).toHaveText("Ana wins");
    await expect(ben.page.locator("#place")).toHaveText("You’re 2nd, 55 points behind Ana");
    await expect(ben.page.locator("#story")).toHaveText("Ana pulled ahead in the end.");
    await expect(ben.page.locator("#waiting")).toHaveText("Waiting for Ana to start the next game");
    await expect(ben.page.locator("h1")).toHaveCSS("opacity", "1");
  });
}
