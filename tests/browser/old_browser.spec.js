import { expect } from "@playwright/test";
import { PHONE, test } from "./support/fixtures.js";

/** What style sheets need that the oldest promised browsers lack: they drop the rule or the declaration. */
const NEWER_VALUE = /light-dark\(|color-mix\(|\d(cq[whib]|cqmin|cqmax|[dsl]v[hwib])\b/;
const NEWER_SELECTOR = /:has\(|\bof :/;
const NEWER_PROPERTY = /^(translate|rotate|scale|container|container-type|text-wrap|field-sizing|accent-color)$/;
const NEWER_RULE = /^@(container|layer|starting-style|property)|\((width|height)\s*[<>]|\(scripting/;

/** The style sheet as such a browser reads it: by Chromium's own parser, then without what is newer. */
async function aged(page, text) {
  return page.evaluate(
    ([text, value, selector, property, rule]) => {
      const newer = { value: new RegExp(value), selector: new RegExp(selector), property: new RegExp(property), rule: new RegExp(rule) };
      // A declaration with a variable is read, and invalid where it is used.
      const declarations = (body) =>
        split(body)
          .map((each) => each.trim())
          .filter((each) => each && !newer.property.test(each.split(":")[0].trim()))
          .filter((each) => !newer.value.test(each) || each.startsWith("--") || each.includes("var("))
          .map((each) => (newer.value.test(each) ? each.replace(/:.*/s, each.startsWith("--") ? ": var(--none)" : ": unset") : each))
          .join(";");
      return rules(text);

      function split(body) {
        return body.split(";");
      }

      function rules(text) {
        let written = "";
        let rest = text.trim();
        while (rest) {
          const open = rest.indexOf("{");
          const semicolon = rest.indexOf(";");
          if (open < 0 || (semicolon >= 0 && semicolon < open)) {
            rest = semicolon < 0 ? "" : rest.slice(semicolon + 1).trim();
            continue;
          }
          const end = closing(rest, open);
          const head = rest.slice(0, open).trim();
          const body = rest.slice(open + 1, end);
          rest = rest.slice(end + 1).trim();
          if (head.startsWith("@supports")) {
            const isNewer = newer.value.test(head) || /field-sizing/.test(head) || newer.selector.test(head);
            written += isNewer === head.includes("not ") ? rules(body) : "";
          } else if (newer.rule.test(head)) {
            continue;
          } else if (/^@(media)/.test(head)) {
            written += `${head} { ${rules(body)} }`;
          } else if (head.startsWith("@")) {
            written += `${head} { ${body} }`;
          } else if (!newer.selector.test(head) && !body.includes("{")) {
            written += `${head} { ${declarations(body)} }\n`;
          }
        }
        return written;
      }

      function closing(text, open) {
        let depth = 0;
        for (let index = open; index < text.length; index += 1) {
          depth += { "{": 1, "}": -1 }[text[index]] ?? 0;
          if (depth === 0) {
            return index;
          }
        }
        return text.length;
      }
    },
    [text, ...[NEWER_VALUE, NEWER_SELECTOR, NEWER_PROPERTY, NEWER_RULE].map(({ source }) => source)],
  );
}

/** Makes a browser as old as the README promises: its style sheets, and what its scripts find. */
async function makeOld(context, server) {
  const helper = await context.newPage();
  await context.route("**/*.css", async (route) => {
    const response = await fetchFrom(server, route);
    await route.fulfill({ response, body: await aged(helper, await response.text()) });
  });
  await context.addInitScript(() => {
    for (const type of [Array, String, Int8Array]) {
      delete type.prototype.at;
    }
    for (const name of ["findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced", "with", "group"]) {
      delete Array.prototype[name];
    }
    for (const name of ["showModal", "show", "close", "open", "returnValue"]) {
      delete HTMLDialogElement.prototype[name];
    }
    for (const name of ["structuredClone", "HTMLDialogElement", "Iterator", "CompressionStream", "navigation", "WakeLock"]) {
      delete window[name];
    }
    delete Object.hasOwn;
    delete AbortSignal.timeout;
    delete AbortSignal.any;
    delete AbortSignal.prototype.reason;
    delete HTMLFormElement.prototype.requestSubmit;
    delete CanvasRenderingContext2D.prototype.roundRect;
    delete Element.prototype.ariaLabel;
    delete HTMLElement.prototype.inert;
  });
}

/** What the server answers; requests of a test itself do not know the address of the home network. */
function fetchFrom(server, route) {
  const { pathname, search } = new URL(route.request().url());
  return route.fetch({ url: `${server.localAddress}${pathname}${search}` });
}

/** The color behind each row, and whether each crossed space shows a cross of another color than its ground. */
function looks(page, row, space) {
  return page.evaluate(
    ([row, space]) => ({
      rows: [...document.querySelectorAll(row)].slice(0, 4).map((each) => getComputedStyle(each).backgroundColor),
      crosses: [...document.querySelectorAll(space)].map((each) => {
        const { backgroundColor, clipPath, width, height } = getComputedStyle(each, "::before");
        const ground = each.querySelector(".key") ?? each;
        const isDrawn = clipPath.startsWith("polygon") && parseFloat(width) > 8 && parseFloat(height) > 8;
        return isDrawn && backgroundColor !== "rgba(0, 0, 0, 0)" && backgroundColor !== getComputedStyle(ground).backgroundColor;
      }),
    }),
    [row, space],
  );
}

const ROWS = {
  light: ["rgb(194, 47, 40)", "rgb(240, 191, 43)", "rgb(31, 122, 71)", "rgb(37, 99, 176)"],
  dark: ["rgb(87, 21, 18)", "rgb(80, 58, 5)", "rgb(14, 69, 39)", "rgb(19, 56, 106)"],
};

/** What fills a crossed space on a large screen. */
const INK = { light: "rgb(28, 26, 46)", dark: "rgb(255, 250, 240)" };

for (const theme of ["light", "dark"]) {
  for (const chosen of [false, true]) {
    test(`the oldest browsers show rows in color and crosses in the ${theme} theme${chosen ? ", chosen" : ""}`, async ({ table, server }) => {
      const colorScheme = chosen ? { light: "dark", dark: "light" }[theme] : theme;
      const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet", colorScheme });
      const { page } = ana;
      await makeOld(page.context(), server);
      if (chosen) {
        await page.goto("/settings");
        await page.locator(`label:has([name="theme"][value="${theme}"])`).tap();
        await expect(page.getByRole("status")).toHaveText("Saved");
      }
      await ana.openGame();
      await ana.seesSheet();
      await expect(page.locator("body")).toHaveAttribute("data-updates");
      await ana.cross("red", 4);
      await ana.cross("blue", 9);
      expect(await looks(page, ".row", '.space[data-state="crossed"]')).toEqual({ rows: ROWS[theme], crosses: [true, true] });
      for (const viewport of [PHONE, { width: 844, height: 390 }, { width: 360, height: 640 }]) {
        await page.setViewportSize(viewport);
        await page.screenshot({ path: test.info().outputPath(`sheet-${viewport.width}.png`) });
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), "nothing scrolls").toBeLessThanOrEqual(1);
      }
      const screen = await page.context().newPage();
      await screen.setViewportSize({ width: 1280, height: 720 });
      await screen.goto(`${page.url().split("?")[0]}/table`);
      await screen.screenshot({ path: test.info().outputPath("table.png") });
      expect((await looks(screen, ".static-sheet-row", "none")).rows).toEqual(ROWS[theme]);
      const crossed = screen.locator('.static-sheet-space[data-state="crossed"]');
      expect(await crossed.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))).toEqual([INK[theme], INK[theme]]);
      expect(await screen.evaluate(() => document.documentElement.scrollHeight)).toBe(720);
    });
  }
}

test("the oldest browsers follow the game also where the code for dialogs cannot be loaded", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const { page } = ana;
  await makeOld(page.context(), server);
  await page.route("**/plain_dialog.js", (route) => route.abort());
  await ana.openGame();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
  await ana.cross("red", 4);
});

test("the oldest browsers ask before a turn is ended, and show all sheets, without dialogs of their own", async ({ table, server }) => {
  const [ana] = await table(["Ana", "Ben", "Cleo"], { opened: 1 });
  const { page } = ana;
  await ana.cross("red", 4);
  await ana.endTurn();
  await makeOld(page.context(), server);
  await ana.openGame();
  await ana.seesSheet();
  await expect(page.locator("body")).toHaveAttribute("data-updates");
  await page.locator("#others").tap();
  const sheets = page.locator(".sheets");
  await expect(sheets.locator(".static-sheet").first()).toBeVisible();
  await sheets.locator("#back").tap();
  await expect(sheets).toBeHidden();
  await page.locator("#menu > summary").tap();
  await page.locator(".menu-item[data-question]").first().tap();
  const question = page.locator("#question");
  await expect(question).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("question.png") });
  await page.locator("#question-no").tap();
  await expect(question).toHaveCount(0);
});

test("a screen whose browser does not read the scripts follows from its code into the game", async ({ table, browser, server }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet" });
  const context = await browser.newContext({ baseURL: server.address });
  await context.route("**/js/**", async (route) => {
    const response = await fetchFrom(server, route);
    const text = await response.text();
    const isModule = !route.request().url().endsWith("/reload.js");
    await route.fulfill({ response, body: isModule ? `class { #${text}` : text });
  });
  const screen = await context.newPage();
  await screen.goto("/tv");
  const code = await screen.locator("#code").innerText();
  await ana.page.goto("/screen");
  await ana.page.locator("#code").fill(code);
  await ana.page.locator("[name=game]").tap();
  await expect(screen.locator(".static-sheet").first()).toBeVisible();
  await ana.openGame();
  await ana.cross("red", 4);
  await expect(screen.locator('.static-sheet-space[data-state="crossed"]')).toHaveCount(1);
  // The page may be loading again just now.
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
});
