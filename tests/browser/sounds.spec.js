import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** Replaces the sound of this phone: its pages store how often they open it, and the tones that they play. */
async function listen({ page }) {
  await page.addInitScript(() => {
    const note = (what) => localStorage.setItem("heard", `${localStorage.getItem("heard") ?? ""}${what} `);
    window.AudioContext = class {
      state = "running";
      currentTime = 0;
      constructor() {
        note("open");
      }
      createOscillator() {
        const frequency = { value: 0 };
        return { frequency, connect: (next) => next, start: () => note(frequency.value), stop: () => {} };
      }
      createGain() {
        return { gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: (next) => next };
      }
    };
  });
  return () => page.evaluate(() => localStorage.getItem("heard"));
}

/** Switches sounds on, and opens the game again. */
async function switchOn(phone) {
  const { page } = phone;
  await page.goto("/settings");
  await expect(page.locator("[name=sounds]")).not.toBeChecked();
  await page.locator("[name=sounds]").check();
  await expect(page.getByRole("status")).toHaveText("Saved");
  const module = page.waitForResponse((response) => response.url().endsWith("/sounds.js"));
  await phone.openGame();
  await phone.seesSheet();
  await module;
}

test("a phone with sounds switched on plays a few tones at its turn, a lock and the end, and opens its sound once", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const heard = await listen(ben);
  await switchOn(ben);
  await ana.cross("red", 2);
  await ben.cross("red", 2);
  expect(await heard()).toBe("open ");
  await ana.endTurn();
  await expect.poll(heard).toBe("open 660 880 ");
  // The host enters on Ana's sheet what she lacks.
  for (const number of [3, 4, 5, 6]) {
    await ana.page.evaluate(async (number) => {
      const { api } = document.getElementById("main").dataset;
      const body = JSON.stringify({ type: "correct", seat: 0, row: "red", number, crossed: true });
      await fetch(`${api}/moves`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    }, number);
  }
  await ana.cross("red", 12);
  await expect.poll(heard).toBe("open 660 880 330 220 ");
  await ana.openGame();
  await ana.finish();
  await ben.seesResult([["Ana", 28], ["Ben", 1]]);
  expect(await heard()).toBe("open 660 880 330 220 523 659 784 ");
});

test("a phone is silent by default, and loads nothing for sounds", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  const heard = await listen(ben);
  const urls = [];
  ben.page.on("request", (request) => urls.push(request.url()));
  await ben.openGame();
  await ben.seesSheet();
  await ana.cross("red", 2);
  await ben.cross("red", 2);
  await ana.endTurn();
  await ben.seesTurn(2);
  await ana.finish();
  await ben.seesResult([["Ana", 1], ["Ben", 1]]);
  expect(await heard()).toBe(null);
  expect(urls.filter((url) => url.endsWith("/sounds.js"))).toEqual([]);
});
