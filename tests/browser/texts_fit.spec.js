import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { brokenWords } from "./support/broken_words.js";
import { test } from "./support/fixtures.js";
import { ALL } from "./support/selection.js";

/** The smallest phone in use. */
const viewport = { width: 360, height: 640 };

const SIDEWAYS = { width: viewport.height, height: viewport.width };

const LANGUAGES = ALL ? readdirSync(new URL("../../templates/locales", import.meta.url)) : ["de"];

/** Long first names, of which one begins with a vowel. */
const [HOST, GUEST] = ["Alexandra", "Maximilian"];

for (const locale of LANGUAGES) {
  test(`no text is cut and no button has three lines in ${locale} at ${viewport.width} px`, async ({ phone, table }) => {
    const problems = [];
    const look = async ({ page }, named) => {
      // The tables of a review have no room for long names beside the longest titles.
      const mayBreak = named.endsWith("/review") ? [HOST, GUEST] : [];
      const found = [...(await misfits(page)), ...(await brokenWords(page, mayBreak))];
      problems.push(...found.map((text) => `${named}: ${text}`));
    };
    const visit = async (each, path) => {
      await each.page.goto(path);
      await look(each, path.replace(/[a-z0-9]{12,}/g, "…"));
    };

    const host = await phone(HOST, { viewport, locale });
    await visit(host, "/new");
    await host.makeGame();
    await host.seat(GUEST);
    await look(host, "lobby");
    await host.start([GUEST]);
    await look(host, "sheet of two seats");
    await host.page.setViewportSize(SIDEWAYS);
    await look(host, "sheet held sideways");
    await host.page.setViewportSize(viewport);
    await confirmedEnd(host, look);
    // The phone follows the turn.
    await expect(host.page).toHaveURL(/seat=1/);
    await host.seesSheet();
    await look(host, "sheet of the second seat");
    await confirmedEnd(host, look);

    const names = [HOST, GUEST, "Ben", "Cleo", "Dora", "Emil"];
    const [dice] = await table(names, { mode: "dice", opened: 1, viewport, locale });
    await look(dice, "keys of the dice");
    await dice.roll({ white_1: 5, white_2: 1, red: 3, yellow: 4, green: 2, blue: 6 });
    await dice.cross("red", 6);
    await expect(dice.page.locator("#others .others-name")).toHaveCount(5);
    await look(dice, "sheet with dice");

    const [alexandra, maximilian] = await table([HOST, GUEST], { viewport, locale });
    await maximilian.page.locator("#menu > summary").tap();
    await look(maximilian, "menu");
    await alexandra.cross("red", 2);
    await look(alexandra, "sheet after a cross");
    const game = new URL(alexandra.page.url()).pathname;
    for (const path of ["people", "people?leave=1", "end?seat=0", "others?seat=0"]) {
      await visit(alexandra, `${game}/${path}`);
    }
    await alexandra.openGame();
    await alexandra.finish();
    await look(alexandra, "result");
    for (const path of ["/", "/new", "/history", `${game}/review`, "/settings", "/join"]) {
      await visit(alexandra, path);
    }
    await visit(maximilian, game);
    await alexandra.page.goto("/history");
    const begin = (path) => alexandra.page.locator(`a[href^="${path}"]`).first().getAttribute("href");
    const group = await begin("/groups/");
    await visit(alexandra, `${group}`);
    await visit(alexandra, `${await begin(`${group}/players/`)}`);
    for (const path of ["edit", "members", "coach", "ratings"]) {
      await visit(alexandra, `${group}/${path}`);
    }

    const [longo] = await table([HOST, GUEST], { variant: "longo", mode: "sheet", opened: 1, viewport, locale });
    for (const number of [2, 3, 4, 5]) {
      await longo.cross("red", number);
    }
    await visit(longo, `${new URL(longo.page.url()).pathname}/others?seat=0`);
    expect(problems).toEqual([]);
  });
}

for (const locale of LANGUAGES) {
  test(`no hint of the first game covers a row in ${locale} at ${viewport.width} px`, async ({ table }) => {
    const phones = await table([HOST, GUEST], { hints: true, viewport, locale });
    for (const { page } of phones) {
      await expect(page.locator("#hint")).toBeVisible();
      const covering = await page.evaluate(() => {
        const sheet = /** @type {HTMLElement} */ (document.getElementById("sheet"));
        const hint = /** @type {HTMLElement} */ (document.getElementById("hint"));
        const bottom = Math.max(...[...sheet.querySelectorAll(".row")].map((row) => row.getBoundingClientRect().bottom));
        const texts = [sheet.dataset.hintRoll?.replace("|", "\n"), hint.dataset.skipped, hint.dataset.lock, hint.dataset.strip];
        return texts.filter((text) => {
          /** @type {Element} */ (hint.firstElementChild).textContent = text ?? "";
          return !text || hint.getBoundingClientRect().top < bottom - 1;
        });
      });
      expect(covering).toEqual([]);
    }
  });
}

/** Ends a turn without a cross, with a look at the question that its button asks. */
async function confirmedEnd(player, look) {
  const end = player.page.locator("#end-turn");
  await expect(end).toBeEnabled();
  await end.tap();
  const confirming = player.page.locator("#end-turn[data-confirming]:not([aria-disabled])");
  await expect(confirming).toBeVisible();
  await look(player, "question of a penalty");
  await confirming.tap();
  await expect(confirming).toHaveCount(0);
}

/** The texts that are cut off, and the buttons of which a part takes more than two lines. */
function misfits(page) {
  return page.evaluate(() => {
    const isSeen = (each) => each.checkVisibility() && !each.closest(".sr-only, svg");
    // Names are shortened there, and in full on the sheets that these lead to.
    const isShortened = (each) => each.closest(".seat-tab, .others-one:not(.others-rank)");
    const said = (each) => `${each.id || each.className || each.localName}: ${each.textContent?.trim().replace(/\s+/g, " ")}`;
    const all = [...document.body.querySelectorAll("*")].filter((each) => each instanceof HTMLElement && isSeen(each));
    const isCut = (each) => {
      const { overflowX } = getComputedStyle(each);
      return overflowX !== "visible" && overflowX !== "auto" && overflowX !== "scroll" && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1;
    };
    const lines = (text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const isTall = (button) => [button, ...button.querySelectorAll("*")].some((part) => [...part.childNodes].some((node) => node instanceof Text && isSeen(part) && lines(node) > 2));
    const cut = all.filter((each) => each.textContent?.trim() && !isShortened(each) && isCut(each)).map((each) => `cut off ${said(each)}`);
    const outside = all.filter((each) => each.matches(".more") && each.getBoundingClientRect().width > each.parentElement.clientWidth - 2).map((each) => `touches the frame of its space ${said(each)}`);
    const brush = document.createElement("canvas").getContext("2d");
    const hints = all.filter((each) => each instanceof HTMLInputElement && each.placeholder);
    const isHintCut = (field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      brush.font = font;
      return brush.measureText(field.placeholder).width > field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
    };
    const cutHints = hints.filter(isHintCut).map((each) => `cut off hint: ${each.placeholder}`);
    const tall = all.filter((each) => each.matches("button, .button, .menu-item, summary, .tab") && isTall(each)).map((each) => `three lines ${said(each)}`);
    return [...cut, ...outside, ...cutHints, ...tall];
  });
}
