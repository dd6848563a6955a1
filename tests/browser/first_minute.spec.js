import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

const SMALL = { width: 360, height: 640 };

/** Counts the taps on this page from here on, and on the pages that it leads to. */
async function countTaps(page) {
  let taps = 0;
  await page.exposeFunction("tapped", () => (taps += 1));
  await page.addInitScript(() => addEventListener("pointerdown", () => window.tapped(), true));
  return () => taps;
}

test("a host reaches the first cross in four taps and a name, a guest in two and a name", async ({ phone }) => {
  const [ana, ben] = [await phone("Ana", { viewport: SMALL }), await phone("Ben", { viewport: SMALL })];
  const [hostTaps, guestTaps] = [await countTaps(ana.page), await countTaps(ben.page)];
  await ana.page.goto("/");
  await ana.page.locator("#new").tap();
  // The field has the focus: the name is typed without a tap.
  await expect(ana.page.locator("#name")).toBeFocused();
  await ana.page.keyboard.type("Ana");
  await ana.page.locator("#new-game").tap();
  const code = (await ana.page.locator("#code").innerText()).trim();
  await ben.page.goto(`/j/${code}`);
  await expect(ben.page.locator("#name")).toBeFocused();
  await ben.page.keyboard.type("Ben");
  await ben.page.locator("#join").tap();
  await ana.start(["Ana", "Ben"]);
  await ana.cross("red", 4);
  await ben.seesSheet();
  await ben.cross("blue", 9);
  expect(hostTaps()).toBeLessThanOrEqual(4);
  expect(guestTaps()).toBeLessThanOrEqual(2);
});

test("nothing that a new game needs is below the fold of a small phone, also with all choices shown", async ({ phone }) => {
  const { page } = await phone("Ana", { viewport: SMALL });
  await page.goto("/new");
  for (const part of ["#name", "#choices > summary", "#new-game"]) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
  await page.locator("#choices > summary").tap();
  await expect(page.locator("#new-game")).toBeInViewport({ ratio: 1 });
});

test("New game is in sight of a small phone held sideways", async ({ phone }) => {
  const { page } = await phone("Ana", { viewport: { width: SMALL.height, height: SMALL.width } });
  await page.goto("/");
  for (const part of ["#new", "#join-code", ".home-picture"]) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
});

test("the line above the choices names what is chosen, and what was played last is chosen", async ({ phone }) => {
  const ana = await phone("Ana");
  await ana.page.goto("/new");
  const now = ana.page.locator("#choices > summary .fold-now");
  await expect(now).toHaveText(/^Classic, with turns\s*$/, { useInnerText: true });
  await ana.page.locator("#choices > summary").tap();
  await ana.page.locator("[name=variant][value=longo]").check();
  await ana.page.locator("[name=mode][value=sheet]").check();
  await ana.page.locator("#more-options > summary").tap();
  await ana.page.locator("[name=hide_scores]").check();
  await expect(now).toHaveText(/^Longo, sheets only · points hidden\s*$/, { useInnerText: true });
  await ana.page.locator("#name").fill("Ana");
  await ana.page.locator("#new-game").tap();
  await ana.start(["Ana"]);
  await ana.cross("red", 4);
  await ana.finish();
  await ana.page.goto("/new");
  await expect(now).toHaveText(/^Longo, sheets only · points hidden\s*$/, { useInnerText: true });
});

test("a reload of New game and of Join keeps what was typed and chosen", async ({ phone }) => {
  const [ana, ben] = [await phone("Ana"), await phone("Ben")];
  const code = await ana.makeGame();
  const { page } = ben;
  await page.goto("/new");
  await page.locator("#name").fill("Benjamin");
  await page.locator("#choices > summary").tap();
  await page.locator("[name=variant][value=longo]").check();
  await page.reload();
  await expect(page.locator("#name")).toHaveValue("Benjamin");
  await expect(page.locator("[name=variant][value=longo]")).toBeChecked();
  await expect(page.locator("#choices .fold-now")).toContainText("Longo");
  await page.goto(`/j/${code}`);
  await page.locator("#name").fill("Ben");
  await page.reload();
  await expect(page.locator("#name")).toHaveValue("Ben");
  // Another visit starts anew.
  await page.goto("/new");
  await expect(page.locator("#name")).toHaveValue("");
});

test("the first game on a phone has hints when they matter, each once", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { hints: true, viewport: SMALL });
  const hint = ana.page.locator("#hint");
  const steps = { useInnerText: true };
  // It says what to do with the roll to the player who rolls, and to the others.
  await expect(hint).toHaveText(/① White \+ white: any row, or skip\n② White \+ colour: that colour, or skip/, steps);
  await expect(ben.page.locator("#hint")).toHaveText("Ana rolls. Tap the sum of the two white dice, or nothing.");
  // It stands in the way of no space and no button.
  const [box, rows, moves] = await Promise.all(["#hint", ".rows", ".moves"].map((part) => ana.page.locator(part).boundingBox()));
  expect(box.y).toBeGreaterThanOrEqual(rows.y + rows.height - 1);
  expect(box.y + box.height).toBeLessThanOrEqual(moves.y + 1);
  await ana.cross("red", 2);
  await expect(hint).toHaveText(/✓ White \+ white: any row, or skip\n② White/, steps);
  await ana.cross("red", 4);
  await expect(hint).toHaveText(/✓ White[^\n]*\n✓ White/, steps);
  await ben.cross("yellow", 5);
  await expect(ben.page.locator("#hint")).toHaveText("Numbers to the left of your cross are gone.");
  await ana.endTurn();
  // Another's roll is another hint, which waits until its player has used one.
  await expect(hint).toHaveText("Ben rolls. Tap the sum of the two white dice, or nothing.");
  await ben.page.locator("#hint").tap();
  await ben.cross("blue", 12);
  await ben.endTurn();
  await expect(hint).toHaveText("Numbers to the left of your cross are gone.");
  await ana.page.reload();
  await expect(hint).toContainText("Numbers to the left");
  await hint.tap();
  await expect(hint).toContainText("Grey with a dot");
  await hint.tap();
  await expect(hint).toBeHidden();
  await ana.cross("red", 6);
  await ana.endTurn();
  await expect(hint).toHaveText("Ben rolls. Tap the sum of the two white dice, or nothing.");
  await ana.cross("red", 7);
  await expect(hint).toHaveText("With 5 crosses in a row you can cross its last number and lock it.");
  // An undone cross makes it untrue; after that it never comes back.
  await ana.undo();
  await expect(hint).toBeHidden();
  await ana.cross("red", 7);
  await ana.page.reload();
  await ana.seesSheet();
  await ana.sees("red", 7, "crossed");
  await expect(hint).toBeHidden();
});

test("a player who crossed with another’s roll first is still told what to do with the own one", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { hints: true });
  const hint = ben.page.locator("#hint");
  await expect(hint).toHaveText("Ana rolls. Tap the sum of the two white dice, or nothing.");
  await ben.cross("red", 2);
  await expect(hint).toBeHidden();
  await ana.cross("red", 2);
  await ana.endTurn();
  await expect(hint).toContainText("① White + white");
  await ben.cross("red", 3);
  await ben.endTurn();
  await ben.seesTurn(3);
  await expect(hint).toBeHidden();
});

test("the dot and the shapes in the strip of players are explained once, and a name is grey until its player has crossed", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { hints: true });
  const { page } = ana;
  const hint = page.locator("#hint");
  const color = () => page.locator(".others-one .others-name").evaluate((name) => getComputedStyle(name).color);
  await expect(hint).toContainText("①");
  const thinking = await color();
  await hint.tap();
  await expect(hint).toHaveText("Grey with a dot: nothing crossed yet. ● ▲ ■ ◆: can lock that row next.");
  await ben.cross("red", 2);
  await expect(hint).toBeHidden();
  expect(await color()).not.toBe(thinking);
  await page.reload();
  await ana.seesSheet();
  await ben.undo();
  await expect(page.locator(".others-one[data-undecided]")).toHaveCount(1);
  await expect(hint).toBeHidden();
});

test("a hint says to a player who came in during a roll to wait for the next one, and then what to do", async ({ table, phone }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  await ana.page.goto(`${new URL(ana.page.url()).pathname}/people`);
  await ana.page.locator("#guest").fill("Mia");
  await ana.page.locator("form:has(#guest) button").tap();
  await expect(ana.page.locator("#move-2")).toBeAttached();
  const mia = await phone("Mia", { hints: true });
  const link = await ana.handOver(2);
  await mia.takeSeat(link);
  const hint = mia.page.locator("#hint");
  await expect(hint).toHaveText("You’re in from the next roll.");
  await ana.openGame();
  await ana.endTurn();
  await expect(hint).toHaveText("Ben rolls. Tap the sum of the two white dice, or nothing.");
});

test("a phone that has finished a game is shown no hints in the next one", async ({ table }) => {
  const [ana] = await table(["Ana"], { hints: true });
  await expect(ana.page.locator("#hint")).toBeVisible();
  await ana.finish();
  await ana.page.locator("#rematch").tap();
  await ana.seesTurn(1);
  await expect(ana.page.locator("#hint")).toBeHidden();
});

test("the first page shows what this is to a phone without games", async ({ phone }) => {
  const { page } = await phone("Ana", { viewport: SMALL });
  await page.goto("/");
  await expect(page.locator(".home-picture .static-sheet-row")).toHaveCount(4);
  await expect(page.locator(".home-picture figcaption")).toContainText("Each phone is a score sheet");
  for (const part of [".home-picture", "#new", "#join-code"]) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
});

test("a running game is the first on the first page, and after it the same players start with one tap", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  await ana.page.goto("/");
  await ben.page.goto("/");
  await expect(ana.page.locator("#continue")).toHaveText(/Continue\s*Ana and Ben\s*Your turn · turn 1/);
  await expect(ben.page.locator("#continue")).toContainText("Ana’s roll · turn 1");
  await expect(ana.page.locator("#same-again, .home-picture, #running-title")).toHaveCount(0);
  const [first, next] = [await ana.page.locator("#continue").boundingBox(), await ana.page.locator("#new").boundingBox()];
  expect(first.y).toBeLessThan(next.y);
  expect(first.height).toBeGreaterThan(next.height);
  await ana.page.locator("#continue").tap();
  await ana.cross("red", 4);
  await ana.finish();
  await ana.page.goto("/");
  await expect(ana.page.locator("#same-again")).toContainText("Same players, same rules");
  await ana.page.locator("#same-again").tap();
  await expect(ana.page.locator("#players")).toContainText("Ben");
});

test("a group is named after its people, and saving its settings leaves it so", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { lobby: true });
  await ana.page.goto("/");
  const group = ana.page.locator("section[aria-labelledby=groups-title] a");
  await expect(group).toHaveText("Ana & Ben");
  const id = (await group.getAttribute("href")).split("/").at(-1);
  await ana.page.goto(`/groups/${id}`);
  await expect(ana.page.locator("h1")).toHaveText("Ana & Ben");
  await ana.page.goto(`/groups/${id}/edit`);
  await ana.page.locator("form:has([name=time_zone]) button").first().tap();
  await expect(ana.page.locator("h1")).toHaveText("Ana & Ben");
  await ana.page.goto("/new");
  await ana.page.locator("[type=checkbox][value=Ben]").check();
  await ana.page.locator("#new-game").tap();
  await ana.seat("Cleo");
  await ana.page.locator("#start").tap();
  await ana.page.locator("#start-anyway").tap();
  await ana.seesSheet();
  await ana.page.goto("/");
  await expect(group).toHaveText("Ana, Ben & Cleo");
});

test("with two players the host sees both and Start on a small phone", async ({ phone }) => {
  const ana = await phone("Ana", { viewport: SMALL });
  await ana.makeGame();
  await expect(ana.page.locator("#start")).toBeInViewport({ ratio: 1 });
  await ana.seat("Ben");
  for (const part of ["#player-0", "#player-1", "#start"]) {
    await expect(ana.page.locator(part)).toBeInViewport({ ratio: 1 });
  }
  const [last, start] = [await ana.page.locator("#player-1").boundingBox(), await ana.page.locator("#start").boundingBox()];
  expect(last.y + last.height).toBeLessThanOrEqual(start.y);
});
