import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("a late guest is let in with one tap and plays from the next roll on", async ({ phone }) => {
  const [ana, fritz] = [await phone("Ana"), await phone("Fritz")];
  const code = await ana.makeGame();
  await ana.start(["Ana"]);
  await fritz.page.goto(`/j/${code}`);
  await expect(fritz.page.locator("#note")).toContainText("Ask Ana");
  await fritz.page.locator("#name").fill("Fritz");
  await fritz.page.locator("#join").tap();
  await expect(fritz.page.locator("#main")).toHaveAttribute("data-key", "waiting");
  const ask = ana.page.locator(".request");
  await expect(ask).toContainText("Let Fritz join?");
  // It stands in the way of no space, and a reload does not lose it.
  const [asked, rows] = [await ask.boundingBox(), await ana.page.locator(".rows").boundingBox()];
  expect(asked.y).toBeGreaterThanOrEqual(rows.y + rows.height - 1);
  await ana.page.reload();
  await ask.getByRole("button", { name: "Let in" }).tap();
  await fritz.seesSheet();
  await expect(ask).toHaveCount(0);
  await expect(fritz.space("red", 2)).not.toHaveAttribute("data-state", "open");
  await ana.cross("red", 5);
  await ana.endTurn();
  await fritz.seesTurn(2);
  await fritz.cross("red", 2);
});

test("a late guest who is refused sees so", async ({ phone }) => {
  const [ana, fritz] = await lateGuest(phone);
  await ana.page.locator(".request").getByRole("button", { name: "No" }).tap();
  await expect(fritz.page.locator("h1")).toHaveText("Ana said no");
  await expect(fritz.page.locator("#try-again")).toBeVisible();
});

test("a game that is closed to others asks its host no more, until others may join again", async ({ phone }) => {
  const [ana, fritz, code] = await lateGuest(phone);
  await expect(ana.page.locator(".request")).toContainText("Let Fritz join?");
  await ana.page.goto(`${new URL(ana.page.url()).pathname}/people`);
  await expect(ana.page.locator("#code-open")).toContainText(code);
  await ana.page.locator("#close-code").tap();
  await expect(ana.page.locator("#code-closed")).toBeVisible();
  await expect(ana.page.locator(".request")).toHaveCount(0);
  await expect(fritz.page.locator("h1")).toHaveText("Ana said no");
  await fritz.page.goto(`/j/${code}`);
  await expect(fritz.page.locator("#message")).toContainText("its host has closed it");
  await ana.page.locator("#open-code").tap();
  await expect(ana.page.locator("#code-open")).toBeVisible();
  await expect(ana.page.locator("#code-open")).not.toContainText(code);
});

test("a TV is brought to the table by the code that it shows, and follows into the game", async ({ phone }) => {
  const [ana, tv] = [await phone("Ana"), await phone("TV")];
  await tv.page.setViewportSize({ width: 1280, height: 720 });
  await tv.page.goto("/tv");
  const shown = (await tv.page.locator("#code").innerText()).trim();
  const code = await ana.makeGame();
  await ana.page.locator("#people").tap();
  await ana.page.locator("#screen").tap();
  await ana.page.locator("#code").fill(shown.toLowerCase());
  await ana.page.getByRole("button", { name: "Show this game" }).tap();
  await expect(tv.page.locator("#code")).toHaveText(code);
  await ana.start(["Ana"]);
  await expect(tv.page.locator(".static-sheet")).toHaveCount(1);
  await ana.cross("red", 7);
  await expect(tv.page.locator(".static-sheet")).toContainText("1");
});

test("the lobby shows whose phone is connected, and asks before it starts without one", async ({ phone }) => {
  const [ana, ben] = [await phone("Ana"), await phone("Ben")];
  const code = await ana.makeGame();
  await ben.join(code);
  await ana.seesConnected(1);
  await ana.seat("Cleo");
  await expect(ana.page.locator("#player-2")).toContainText("on this phone");
  await ana.start(["Ana", "Ben", "Cleo"]);
});

test("members find the waiting table on their first page", async ({ phone }) => {
  const [ana, ben] = [await phone("Ana"), await phone("Ben")];
  await ben.join(await ana.makeGame());
  await ana.start(["Ana", "Ben"]);
  await ana.page.goto("/new");
  await ana.page.locator(".previous-game").first().tap();
  await expect(ana.page.locator("#player-1")).toContainText("waiting for Ben’s phone");
  await ben.page.goto("/");
  await expect(ben.page.locator(".waiting-table")).toContainText("Ana’s game is waiting");
  await ana.page.locator("#start").tap();
  await expect(ana.page.locator("#without")).toContainText("Start without Ben?");
  await ana.page.locator("#start-anyway").tap();
  await ana.seesSheet();
  // The phone that played as Ben before takes the seat without a request.
  await ben.page.goto("/");
  await ben.page.locator("section[aria-labelledby=others-title] a").tap();
  await ben.page.locator("#request-to-join").tap();
  await ben.page.getByRole("button", { name: "Play as Ben" }).tap();
  await ben.seesSheet();
});

test("a reload of Join keeps the code that was typed, but no link, which may be a secret", async ({ phone }) => {
  const { page } = await phone("Ben");
  await page.goto("/join");
  const [code, link] = [page.locator("#code"), page.locator("#link")];
  await link.fill("http://other.example/s/0123456789abcdef");
  await code.fill("ABCD");
  const stored = () => page.evaluate(() => Object.values(sessionStorage).join());
  expect(await stored()).toContain("ABCD");
  expect(await stored()).not.toContain("0123456789abcdef");
  await page.reload();
  await expect(code).toHaveValue("ABCD");
  await expect(link).toHaveValue("");
});

/** Ana, who plays, and Fritz, who has asked to join by the code. */
async function lateGuest(phone) {
  const [ana, fritz] = [await phone("Ana"), await phone("Fritz")];
  const code = await ana.makeGame();
  await ana.start(["Ana"]);
  await fritz.page.goto(`/j/${code}`);
  await fritz.page.locator("#name").fill("Fritz");
  await fritz.page.locator("#join").tap();
  return [ana, fritz, code];
}
