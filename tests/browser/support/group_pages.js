// The pages of a group for its keepers: figures, imports, paper games and corrections.

/** A table to import that leaves open how its dates are written, with a mistake in a total. */
const TABLE =
  "game,date,variant,player,red,yellow,green,blue,penalties,total\n" +
  "1,4/5/2024,classic,Ana,4,3,8,7,2,70\n1,4/5/2024,classic,Grandma Rose,,,,,,many\n";

/** Games from paper in a year that is over, enough for its picture. */
const YEAR = {
  format: "rowlock",
  version: 1,
  paper: Array.from({ length: 10 }, (_, index) => ({
    date: `2024-05-${10 + index}`,
    variant: "classic",
    seats: [
      { name: "Ana", rows: { red: [2, 3, 4, 5].slice(index % 4) } },
      { name: "Ben", rows: { blue: [12, 11, 10] }, penalties: index % 3 },
    ],
  })),
};

/** The first link of a page that begins so. */
async function linkOf(page, path, begin) {
  await page.goto(path);
  return page.locator(`a[href^="${begin}"]`).first().getAttribute("href");
}

/** Shows what a keeper sees of a group, and what ends something, to `see(name, path, options)`. */
export async function visitGroup(page, see) {
  const group = await page.locator('a[href^="/groups/"]').first().getAttribute("href");
  const player = await linkOf(page, group, `${group}/players/`);
  const game = await linkOf(page, "/history", "/games/");
  await see("history-filters", group.replace("groups", "history"));
  await see("group", group, { fullPage: true });
  await see("player", player, { fullPage: true });
  await see("group-edit", `${group}/edit`, { fullPage: true });
  await see("player-edit", `${player}/edit`);
  await see("ratings", `${group}/ratings`);
  await see("rating-curve", `${player}/ratings`);
  await see("choices", `${group}/coach`);
  await see("choice-curve", `${player}/coach`);
  await see("series-new", `${group}/series/new`);
  await page.locator("#name").fill("Friday cup");
  await page.locator("#save").click();
  await see("series", undefined, { fullPage: true });
  await see("import", `${group}/import`);
  await page.locator("#file").setInputFiles({ name: "games.csv", mimeType: "text/csv", buffer: Buffer.from(TABLE) });
  await page.locator("#upload").click();
  await see("import-mistakes", undefined, { fullPage: true });
  await page.locator("#cell-0-3-9").fill("61");
  await page.locator("#check").click();
  await see("import-preview", undefined, { fullPage: true });
  await page.goto(`${group}/paper`);
  await page.getByRole("button", { name: "Ana" }).click();
  await page.locator("fieldset:visible summary").click();
  await page.locator("#red-1").fill("many");
  await page.locator("#save").click();
  await see("paper-mistake", undefined, { fullPage: true });
  for (const row of ["red", "yellow", "green", "blue"]) {
    await page.locator(`#${row}-1`).fill("4");
  }
  await page.locator("#save").click();
  await page.waitForURL(/\/history\//);
  const paper = await page.locator(`a[href^="/games/"]:not([href="${game}"])`).first().getAttribute("href");
  await see("correct-paper", `${paper}/correct`, { fullPage: true });
  await see("correct-date", `${game}/correct`);
  await see("group-leave", `${group}/leave`);
  await see("game-delete", `${game}/delete`);
  await see("device", "/device");
  await see("privacy", "/privacy");
  const headers = { "Content-Type": "application/json" };
  await page.evaluate(([address, body, headers]) => fetch(address, { method: "POST", body, headers }), [`/api/v1${group}/import`, JSON.stringify(YEAR), headers]);
  await see("year", `${group}/year/2024`, { fullPage: true });
  await page.locator("#years-of .tab", { hasText: "Ana" }).click();
  await page.locator("#share-year").waitFor();
  await see("year-player", undefined, { fullPage: true });
}
