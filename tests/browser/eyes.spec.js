import { expect } from "@playwright/test";
import { Eye } from "./support/eye.js";
import { test } from "./support/fixtures.js";

/** How an eye may see colours; Chromium paints the page so. */
const EYES = ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

/** Where the other rows look like the red one, they are looked at as well. */
const OTHERS = { open: ["yellow", "green", "blue"], closed: ["yellow", "green", "blue"], crossed: [], skipped: [] };

/** What lets anybody cross a 7, and the active player an 8 in red. */
const ROLL = { white_1: 5, white_2: 2, red: 3, yellow: 4, green: 4, blue: 6 };

for (const colorScheme of ["light", "dark"]) {
  test(`every eye can read the numbers and tell the states of a space, ${colorScheme}`, async ({ table, browser }) => {
    const [ana] = await table(["Ana"], { mode: "dice", colorScheme });
    const devtools = await ana.page.context().newCDPSession(ana.page);
    const eye = await Eye.open(browser);
    /** The same space in all its states, as each kind of eye sees it. */
    const seen = Object.fromEntries(EYES.map((type) => [type, {}]));
    const look = async (state) => {
      await ana.sees("red", 7, state);
      for (const type of EYES) {
        await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
        for (const row of ["red", ...OTHERS[state]]) {
          const picture = await ana.space(row, 7).screenshot();
          seen[type][state] ??= picture;
          const contrast = await eye.contrast(picture);
          expect.soft(contrast, `${state} ${row} 7, ${type}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
    };
    // Without dice nothing can be crossed yet; the keys to enter them lie over the sheet.
    await ana.page.locator("#roll summary").tap();
    await look("closed");
    await ana.page.locator("#roll summary").tap();
    await ana.roll(ROLL);
    await look("open");
    await ana.cross("red", 7);
    await look("crossed");
    await ana.undo();
    await ana.sees("red", 7, "open");
    await ana.cross("red", 8);
    await look("skipped");
    await tells(eye, seen);
  });
}

/** Each state looks unlike each other one. */
async function tells(eye, seen) {
  for (const [type, pictures] of Object.entries(seen)) {
    const states = Object.keys(pictures);
    for (const [index, one] of states.entries()) {
      for (const other of states.slice(index + 1)) {
        const difference = await eye.difference(pictures[one], pictures[other]);
        expect.soft(difference, `${one} and ${other}, ${type}`).toBeGreaterThan(0.05);
      }
    }
  }
}
