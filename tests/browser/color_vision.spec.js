import { expect } from "@playwright/test";
import { violations } from "./support/axe.js";
import { ImageAnalysis } from "./support/image_analysis.js";
import { test } from "./support/fixtures.js";

/** The kinds of color vision that Chromium emulates. */
const VISIONS = ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

/** Where the other rows look like the red one, they are looked at as well. */
const OTHERS = { open: ["yellow", "green", "blue"], closed: ["yellow", "green", "blue"] };

/** What lets anybody cross a 7, and the active player an 8 in red. */
const ROLL = { white_1: 5, white_2: 2, red: 3, yellow: 4, green: 4, blue: 6 };

/** The themes, and the system's own colors instead, as with Windows' contrast themes. */
const THEMES = ["light", "dark"].flatMap((colorScheme) => ["none", "active"].map((forcedColors) => ({ colorScheme, forcedColors })));

for (const theme of THEMES) {
  const name = `${theme.colorScheme}${theme.forcedColors === "active" ? ", forced colors" : ""}`;

  test(`with every kind of color vision the numbers can be read and the states of a space differ, ${name}`, async ({ table, browser }) => {
    const [ana] = await table(["Ana"], { mode: "dice", ...theme });
    const devtools = await ana.page.context().newCDPSession(ana.page);
    const analysis = await ImageAnalysis.open(browser);
    /** The same space in all its states, with each kind of color vision. */
    const seen = Object.fromEntries(VISIONS.map((type) => [type, {}]));
    const look = async (state) => {
      expect.soft(await legibility(ana.space("red", 7)), `the number of ${state} red 7`).toBeGreaterThanOrEqual(4.5);
      for (const type of VISIONS) {
        await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
        for (const row of ["red", ...(OTHERS[state] ?? [])]) {
          const picture = await ana.space(row, 7).screenshot();
          seen[type][state] ??= picture;
          const contrast = await analysis.contrast(picture);
          expect.soft(contrast, `${state} ${row} 7, ${type}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
    };
    // Without dice nothing can be crossed yet; the keys to enter them lie over the sheet.
    await ana.page.locator("#roll summary").tap();
    await ana.sees("red", 7, "closed");
    await look("closed");
    await ana.sees("red", 12, "short");
    expect.soft(await legibility(ana.space("red", 12)), "the number of short red 12").toBeGreaterThanOrEqual(4.5);
    await ana.page.locator("#roll summary").tap();
    await ana.roll(ROLL);
    await ana.sees("red", 7, "open");
    await look("open");
    const letGo = await ana.hold();
    await ana.mark("red", 7);
    await look("waiting");
    letGo();
    await expect(ana.space("red", 7)).not.toHaveAttribute("data-waiting");
    await look("crossed");
    await ana.undo();
    await ana.sees("red", 7, "open");
    await ana.cross("red", 8);
    await ana.sees("red", 7, "skipped");
    await look("skipped");
    await statesDiffer(analysis, seen);
  });

  test(`rows differ by color and sign, and buttons and boxes have an edge, ${name}`, async ({ table, browser }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "dice", ...theme });
    const { page } = ana;
    const analysis = await ImageAnalysis.open(browser);
    const rows = ["red", "yellow", "green", "blue"];
    await ana.roll(ROLL);
    await ana.cross("red", 7);
    for (const part of [".row", ".die"]) {
      const colors = await page.locator(`${part}[data-color]`).evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
      expect.soft(new Set(colors).size, `${part}: ${colors}`).toBe(4);
    }
    const signs = [];
    for (const row of rows) {
      const sign = page.locator(`#row-${row} .shape`);
      signs.push(await sign.screenshot());
      expect.soft(await analysis.contrast(signs.at(-1)), `the sign of ${row}`).toBeGreaterThanOrEqual(3);
    }
    for (const [index, one] of signs.entries()) {
      for (const other of signs.slice(index + 1)) {
        expect.soft(await analysis.difference(one, other), `the signs of ${rows[index]} and another row`).toBeGreaterThan(0.05);
      }
    }
    for (const part of ["#undo", "#end-turn", ".penalty-box"]) {
      const { x, y, height } = await page.locator(part).first().boundingBox();
      const edge = await page.screenshot({ clip: { x: Math.round(x) - 4, y: Math.round(y + height / 2) - 5, width: 10, height: 10 } });
      expect.soft(await analysis.contrast(edge), `the edge of ${part}`).toBeGreaterThanOrEqual(theme.forcedColors === "active" ? 3 : 1.2);
    }
    expect.soft(await violations(page)).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"]) {
  test(`hints are opaque, and cards and the podium have an edge, in forced colors, ${colorScheme}`, async ({ table, browser }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, hints: true, reducedMotion: "reduce", colorScheme, forcedColors: "active" });
    const analysis = await ImageAnalysis.open(browser);
    const hint = ana.page.locator("#hint");
    await expect(hint).toBeVisible();
    const ground = await hint.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect.soft(ground, "the ground of a hint").not.toMatch(/rgba|transparent/);
    await ana.cross("red", 4);
    const api = await ana.page.locator("#main").getAttribute("data-api");
    const body = JSON.stringify({ type: "correct", penalties: 4, seat: 1 });
    await ana.page.evaluate(([address, body]) => fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body }), [`${api}/moves`, body]);
    await expect(ana.page.locator(".podium")).toBeVisible();
    for (const part of ['.podium > [data-step="2"] .podium-block', ".table-card"]) {
      const { x, y, height } = await ana.page.locator(part).first().boundingBox();
      const edge = await ana.page.screenshot({ clip: { x: Math.round(x) - 4, y: Math.round(y + height / 2) - 5, width: 10, height: 10 } });
      expect.soft(await analysis.contrast(edge), `the edge of ${part}`).toBeGreaterThanOrEqual(3);
    }
  });
}

/** The contrast of a space's number and what it stands on, whatever is drawn over both (WCAG 2.2, from 1 to 21). */
function legibility(space) {
  return space.evaluate((element) => {
    const levels = (color) => color.match(/[\d.]+/g).map(Number);
    const light = ([red, green, blue]) => {
      const linear = [red, green, blue].map((level) => (level <= 10.31475 ? level / 3294.6 : ((level / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05;
    };
    const grounds = [".key", ".space", ".row"].map((name) => levels(getComputedStyle(element.querySelector(name) ?? element.closest(name)).backgroundColor));
    const ground = light(grounds.find(([, , , alpha]) => alpha !== 0));
    const number = light(levels(getComputedStyle(element.querySelector(".number")).color));
    return Math.max(number, ground) / Math.min(number, ground);
  });
}

/** Each state looks unlike each other one. */
async function statesDiffer(analysis, seen) {
  for (const [type, pictures] of Object.entries(seen)) {
    const states = Object.keys(pictures);
    for (const [index, one] of states.entries()) {
      for (const other of states.slice(index + 1)) {
        const difference = await analysis.difference(pictures[one], pictures[other]);
        expect.soft(difference, `${one} and ${other}, ${type}`).toBeGreaterThan(0.05);
      }
    }
  }
}
