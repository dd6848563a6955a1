import { expect } from "@playwright/test";
import { correct } from "./support/correction.js";
import { test } from "./support/fixtures.js";

/** From a quarter larger to twice the usual size. */
const TEXTS = [20, 24, 28, 32];
const SIZES = [{ width: 390, height: 844 }, { width: 360, height: 640 }];

test("text of up to twice the size is neither cut nor broken into letters, and covers nothing", async ({ phone, table }) => {
  const ana = await phone("Ana");
  const { page } = ana;
  const problems = [];
  const look = async (page, called) => {
    const session = await page.context().newCDPSession(page);
    for (const standard of TEXTS) {
      await session.send("Page.setFontSizes", { fontSizes: { standard } });
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        problems.push(...(await page.evaluate(misfits)).map((text) => `${called} at ${viewport.width} with ${standard}: ${text}`));
      }
    }
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  };
  for (const address of ["/", "/settings", "/new"]) {
    await page.goto(address);
    await look(page, address);
  }
  await ana.makeGame({ mode: "dice" });
  await ana.seat("Ben");
  await look(page, "lobby");
  await ana.start(["Ben"]);
  await look(page, "keys of the dice");
  await ana.roll({ white_1: 5, white_2: 1, red: 3, yellow: 4, green: 2, blue: 6 });
  await look(page, "sheet");

  const gus = await phone("Gus");
  await gus.makeGame();
  for (const name of ["Hans", "Ida", "Jo"]) {
    await gus.seat(name);
  }
  await gus.start(["Jo"]);
  await look(gus.page, "sheet of four seats");

  const [eve] = await table(["Eve", "Fay"], { opened: 1 });
  await eve.cross("red", 5);
  await look(eve.page, "sheet with turns");
  await eve.finish();
  await look(eve.page, "result");
  for (const address of ["/", "/history"]) {
    await eve.page.goto(address);
    await look(eve.page, `${address} after a game`);
  }
  expect(problems).toEqual([]);
});

test("on a sheet with text of twice the size no text is cut or covered", async ({ phone, table }) => {
  const problems = [];
  const look = async ({ page }, called) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      problems.push(...(await page.evaluate(unseen)).map((text) => `${called} at ${viewport.width}: ${text}`));
    }
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  };
  const [ana, maximilian] = await table(["Ana", "Maximilian", "Wilhelmine", "Christoph"], { hints: true, opened: 2 });
  await correct(ana, 0, "red", [2, 3, 4, 5, 6]);
  for (const { page } of [ana, maximilian]) {
    await expect(page.locator("#update")).toContainText("red 6");
    await page.locator("#update").evaluate((update) => update.getAnimations().forEach((each) => each.finish()));
  }
  await look(ana, "own turn");
  await look(maximilian, "turn of another");
  await ana.cross("green", 8);
  await look(ana, "own turn with a cross");

  const [bea] = await table(["Bea", "Maximilian"], { mode: "dice", opened: 1 });
  await bea.roll({ white_1: 5, white_2: 1, red: 3, yellow: 4, green: 2, blue: 6 });
  await look(bea, "dice");

  const gus = await phone("Gus");
  await gus.makeGame();
  for (const name of ["Hans", "Ida", "Josephine"]) {
    await gus.seat(name);
  }
  await gus.start(["Josephine"]);
  await look(gus, "four seats");
  expect(problems).toEqual([]);
});

/** Texts of the sheet that something else cuts or lies on. */
function unseen() {
  const range = new Range();
  const walker = document.createTreeWalker(document.getElementById("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const each = text.parentElement;
    if (!text.data.trim() || !each.checkVisibility({ visibilityProperty: true }) || each.closest(".sr-only, [hidden], .menu-list, .roll:not([open]) .pad, .seats")) {
      continue;
    }
    each.scrollIntoView({ block: "center", behavior: "instant" });
    range.selectNodeContents(text);
    const called = `${each.closest("[id]")?.id} "${text.data.trim().slice(0, 30)}"`;
    for (const { left, top, right, bottom } of range.getClientRects()) {
      for (let box = each; box.id !== "main"; box = box.parentElement) {
        const outer = box.getBoundingClientRect();
        const isOut = left < outer.left - 2 || right > outer.right + 2 || top < outer.top - 4 || bottom > outer.bottom + 4;
        if (isOut && getComputedStyle(box).display !== "contents" && (box.matches(".key, .lock, .button") || getComputedStyle(box).overflowX !== "visible")) {
          found.push(`${called} cut by ${box.id || box.className}`);
        }
      }
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // A tap on the header enters the dice.
      if (!above || !(above.matches(".roll summary") || above.contains(each) || each.contains(above) || above.closest("button, a, summary")?.contains(each))) {
        found.push(`${called} covered by ${above?.id || above?.className}`);
      }
    }
  }
  return [...new Set(found)];
}

/** What is wider than the window or its cell, short words that are broken, and parts of the sheet that overlap. */
function misfits() {
  const isSeen = (each) => each.checkVisibility() && !each.closest(".sr-only, svg, select, [hidden]");
  const all = [...document.body.querySelectorAll("*")].filter((each) => each instanceof HTMLElement && isSeen(each));
  const named = (each) => `${each.id || each.className || each.localName} "${each.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const wide = document.documentElement.scrollWidth > innerWidth ? ["wider than the window"] : [];
  const range = new Range();
  const texts = all.flatMap((each) => [...each.childNodes].filter((node) => node instanceof Text && node.data.trim()));
  const broken = texts.filter((text) => {
    const words = text.data.trim().split(/[\s·-]+/);
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    return words.every((word) => word.length <= 8) && lines > words.length;
  });
  const isInside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const cut = all.filter((each) => {
    const cell = each.parentElement.closest(".lock, .key, .seat-tab, .sheet-footer, .static-sheet-space, .button");
    return cell && each.innerText.trim() && !isInside(each.getBoundingClientRect(), cell.getBoundingClientRect());
  });
  const parts = all.filter((each) => each.matches(".sheet-header-turn, .roll summary, .seats, .sheet-header-total, #menu, .rows, .pad, .sheet-footer > *:not(.overlay)"));
  const touches = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  const covered = parts.flatMap((one, index) => parts.slice(index + 1).filter((other) => touches(one, other)).map((other) => `${named(one)} over ${named(other)}`));
  return [...wide, ...broken.map((text) => `broken: ${text.data.trim()}`), ...cut.map((each) => `cut: ${named(each)}`), ...covered];
}
