import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** A game of Ana and Ben that Ana won, and Ana on its group's history. */
async function evening(table) {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  await ana.cross("red", 2);
  await ana.finish();
  for (const phone of [ana, ben]) {
    await phone.seesResult([["Ana", 1], ["Ben", 0]]);
  }
  await ana.page.goto("/history");
  await ana.page.getByRole("link", { name: "Find games" }).tap();
  await expect(ana.page.locator("#search-name")).toBeVisible();
  return [ana, ben];
}

/** Enters a game of Cleo and Ana that was played on paper on Longo. */
async function enterPaperGame({ page }) {
  await page.locator("#import").tap();
  await page.locator("#paper").tap();
  await page.locator("#date").fill("2024-02-29");
  await page.locator("#variant").selectOption("longo");
  await page.locator("#another").tap();
  await page.locator("#name-1").fill("Cleo");
  await page.locator("#total-1").fill("-10");
  await page.getByRole("button", { name: "Ana" }).tap();
  await expect(page.locator("#name-2")).toHaveValue("Ana");
  await page.locator("fieldset:visible summary").nth(1).tap();
  await page.locator("#red-2").fill("three");
  await page.locator("#save").tap();
  await expect(page.locator("fieldset").nth(1)).toContainText("Red: enter a number");
  for (const [row, crosses] of Object.entries({ red: 3, yellow: 4, green: 0, blue: 12 })) {
    await page.locator(`#${row}-2`).fill(String(crosses));
  }
  await page.locator("#save").tap();
  await expect(page.locator("#saved")).toHaveText("The game is saved.");
}

/** Fills in the form of the filters; fields that are left out are empty. */
async function find(page, fields) {
  const search = page.locator(".filter");
  if (!(await search.evaluate((details) => details.open))) {
    await search.locator("summary").tap();
  }
  for (const name of ["q", "from", "to"]) {
    await search.locator(`[name=${name}]`).fill(fields[name] ?? "");
  }
  for (const name of ["player", "variant", "result"]) {
    await search.locator(`[name=${name}]`).selectOption({ label: fields[name] ?? "Any" });
  }
  await page.locator("#search").tap();
}

const lines = (page) => page.locator(".game-names");

test("the players of a group are compared on a narrow phone without scrolling sideways", async ({ table }) => {
  const [{ page }] = await evening(table);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto((await page.locator('a[href^="/groups/"]').first().getAttribute("href")) ?? "");
  await expect(page.locator("#players thead th:visible")).toHaveText(["Player", "Games", "Wins"]);
  await page.getByRole("link", { name: "Average" }).tap();
  await expect(page.locator("#players thead th:visible")).toHaveText(["Player", "Games", "Average", "Best"]);
  const card = page.locator(".stats-card").first();
  expect(await card.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test("games are found by player, board, day, result and name, and exported as found", async ({ table }) => {
  const [ana] = await evening(table);
  const { page } = ana;
  await enterPaperGame(ana);
  // Newest first; twelve crosses are 78 points.
  await expect(lines(page)).toHaveText([/Ana\s*1\s*Ben\s*0/, /Ana\s*94\s*Cleo\s*−10/]);
  const found = async (fields, names) => {
    await find(page, fields);
    await expect(lines(page)).toHaveText(names);
  };
  await found({ player: "Ben" }, [/Ben/]);
  await found({ variant: "Longo" }, [/Cleo/]);
  await found({ from: "2024-03-01" }, [/Ben/]);
  await found({ to: "2024-02-29" }, [/Cleo/]);
  // The game with Ben was ended early, without a winner.
  await found({ player: "Ana", result: "Player won" }, [/Cleo/]);
  await found({ player: "Ben", result: "Player won" }, []);
  await expect(page.locator("#games")).toContainText("No games match.");
  await found({ q: "cle" }, [/Cleo/]);
  await expect(page.locator("[name=q]")).toHaveValue("cle");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).tap();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.trim().split("\r\n").slice(1)).toEqual([expect.stringContaining("Ana"), expect.stringContaining("Cleo")]);
});

test("players of a game from paper are tapped in order of their places, and the points add up at once", async ({ table }) => {
  const [{ page }] = await evening(table);
  await page.locator("#import").tap();
  await page.locator("#paper").tap();
  const chip = (name) => page.getByRole("button", { name });
  const rows = page.locator("fieldset:visible");
  await expect(rows).toHaveCount(0);
  await chip("Ben").tap();
  await expect(page.locator("#total-1")).toBeFocused();
  await page.locator("#total-1").fill("75");
  await chip("Ana").tap();
  await expect(rows).toHaveCount(2);
  await expect(chip("Ana")).toHaveAttribute("data-place", "2");
  await rows.nth(1).locator("summary").tap();
  for (const [row, crosses] of Object.entries({ red: 4, yellow: 3, green: 8, blue: 7, penalties: 2 })) {
    await page.locator(`#${row}-2`).fill(String(crosses));
  }
  await expect(page.locator("#totals")).toHaveText("Ben 75 · Ana 70");
  // Taken out, a player leaves the place to the next one.
  await chip("Ben").tap();
  await expect(rows).toHaveCount(1);
  await expect(page.locator("#name-1")).toHaveValue("Ana");
  await expect(page.locator("#totals")).toHaveText("Ana 70");
  await chip("Ben").tap();
  await page.locator("#total-2").fill("12");
  // Rows are not all that counts there: only the total is asked.
  await page.locator("#variant").selectOption("lucky-15");
  await expect(rows.nth(1).locator("summary")).toBeHidden();
  await page.locator("#variant").selectOption("classic");
  await expect(page.locator("#totals")).toHaveText("Ana 70 · Ben 12");
  await expect(page.locator("#save")).toBeInViewport();
  await page.locator("#save").tap();
  await expect(page.locator("#saved")).toHaveText("The game is saved.");
  await expect(lines(page).nth(1)).toHaveText(/Ana\s*70\s*Ben\s*12/);
});

for (const javaScriptEnabled of [true, false]) {
  test(`the crosses of a player of a paper game are tapped ${javaScriptEnabled ? "with points at once" : "without JavaScript"}, and Enter saves the game`, async ({ table, phone }) => {
    const [ana] = await table(["Ana", "Ben"], { opened: 1 });
    await ana.cross("red", 5);
    await ana.finish();
    await ana.page.goto("/history");
    const { page } = await phone("Ana again", { storageState: await ana.page.context().storageState(), viewport: { width: 360, height: 640 }, javaScriptEnabled });
    await page.goto(`${new URL(await ana.page.locator("#import").getAttribute("href"), ana.page.url()).pathname.replace("/import", "/paper")}`);
    if (javaScriptEnabled) {
      await page.getByRole("button", { name: "Ben" }).tap();
      await page.getByRole("button", { name: "Ana", exact: true }).tap();
    } else {
      await page.locator("#name-1").fill("Ben");
      await page.locator("#name-2").fill("Ana");
    }
    await page.locator("#total-1").fill("75");
    await page.locator("#tap-2").tap();
    await expect(page.locator("h1")).toHaveText("Ana’s sheet");
    await page.waitForLoadState("domcontentloaded");
    for (const [row, number] of [["red", 2], ["red", 4], ["blue", 9]]) {
      await page.locator(`label:has([name=${row}][value="${number}"])`).tap();
    }
    if (javaScriptEnabled) {
      await expect(page.locator("#total")).toHaveText("4");
    }
    await page.locator("#take").tap();
    await expect(page.locator("#red-2")).toHaveValue("2");
    await expect(page.locator("#tap-2")).toBeFocused();
    await expect(page.locator("#total-1")).toHaveValue("75");
    if (javaScriptEnabled) {
      await expect(page.locator("#totals")).toHaveText("Ben 75 · Ana 4");
    }
    await page.locator("#total-1").press("Enter");
    await expect(page.locator("#saved")).toHaveText("The game is saved.");
    await expect(lines(page).first()).toContainText("Ana");
  });
}

test("a paper game is corrected in its form, which goes to a mistake, and a played one by its date", async ({ table }) => {
  const [ana] = await evening(table);
  const { page } = ana;
  await page.setViewportSize({ width: 360, height: 640 });
  await enterPaperGame(ana);
  const correct = async (game) => {
    await lines(page).nth(game).tap();
    await ana.openWholeMenu();
    await page.locator("#correct").tap();
  };
  await correct(1);
  // Only its players are shown.
  await expect(page.locator("fieldset:visible")).toHaveCount(2);
  await page.locator("#name-1").fill("");
  await page.locator("#save").tap();
  await expect(page.locator("fieldset .error")).toHaveText("Enter a name.");
  await expect(page.locator("#name-1")).toBeFocused();
  await expect(page.locator("fieldset .error")).toBeInViewport();
  await page.locator("#name-1").fill("Dora");
  await page.locator("#total-1").fill("5");
  await page.locator("#save").tap();
  await expect(page.locator("#standings")).toContainText("Dora");
  await expect(page.locator("#corrected")).toContainText("Corrected by Ana");
  await page.goto("/history");
  await correct(0);
  await page.locator("#date").fill("2024-02-28");
  await page.locator("#save").tap();
  await expect(page.locator("#played")).toContainText("28 February 2024");
  await page.goto("/history");
  // The games have changed places.
  await expect(lines(page)).toHaveText([/Dora/, /Ben/]);
});

test("a host who deletes a game is shown first what is lost", async ({ table }) => {
  const [ana, ben] = await evening(table);
  await lines(ana.page).tap();
  await ana.openWholeMenu();
  await ana.page.locator("#delete").tap();
  await expect(ana.page.locator("#question")).toHaveText("Delete the game of Ana and Ben?");
  await ana.page.locator("#no").tap();
  await expect(ana.page.locator("#standings")).toBeVisible();
  await ana.openWholeMenu();
  await ana.page.locator("#delete").tap();
  await ana.page.locator("#yes").tap();
  await expect(ana.page.locator("#question")).toHaveCount(0);
  await expect(lines(ana.page)).toHaveCount(0);
  // His page loads itself anew: only then he goes on.
  await expect(ben.page.locator("#standings")).toHaveCount(0);
  await expect(ben.page.locator("h1")).toBeVisible();
  await ben.page.goto("/history");
  await expect(lines(ben.page)).toHaveCount(0);
});

test("a file is shown before its games are added, and its mistakes are corrected there", async ({ table }) => {
  const [{ page }] = await evening(table);
  await page.locator("#import").tap();
  const head = "game,date,variant,player,red,yellow,green,blue,penalties,total\n";
  const upload = async (text) => {
    const another = page.locator("#another-file > summary");
    if (await another.count()) await another.tap();
    await page.locator("#file").setInputFiles({ name: "games.csv", mimeType: "text/csv", buffer: Buffer.from(head + text) });
    await page.locator("#upload").tap();
  };
  await upload("1,2024-01-01,classic,Ana,,,,,,54\n2,2024-01-02,classic,=1+1,,,,,,7\n");
  await expect(page.locator("#counts")).toHaveText("2 new games.");
  await page.locator("#add").tap();
  await expect(page.locator("#import-result")).toContainText("2 games were added.");
  await upload("2,2024-01-02,classic,=1+1,,,,,,7\n");
  await expect(page.locator("#counts")).toHaveText("No new games. One is already here.");
  await expect(page.locator("#add")).toHaveCount(0);
  await upload("1,2024-13-01,classic,Ana,,,,,,??\n");
  await expect(page.locator("#mistakes li")).toHaveText([/Line 2: total: enter a number/, /Line 2: Write dates like/]);
  await page.getByLabel("Line 2: total").fill("12");
  await page.getByLabel("Line 2: date").fill("2024-03-01");
  await page.locator("#check").tap();
  await expect(page.locator("#found-games li")).toHaveText(/Ana 12\s+Line 2: 1 March 2024 · Classic/);
  await page.locator("#add").tap();
  await expect(page.locator("#import-result")).toContainText("One game was added.");
});

test("the buttons for invites of a member and an admin are side by side", async ({ table }) => {
  const [ana] = await evening(table);
  await ana.page.goto("/history");
  await ana.page.locator("#invite").tap();
  const buttons = ana.page.locator("[aria-labelledby=invite-title] button");
  await expect(buttons).toHaveCount(3);
  const [member, keeper] = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect()));
  expect(keeper.y).toBe(member.y);
  expect(keeper.width).toBe(member.width);
});
