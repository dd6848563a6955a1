import { expect } from "@playwright/test";
import { violations } from "./support/axe.js";
import { test } from "./support/fixtures.js";

test.use({ ownServer: true });

/** Opens the menu, which offers to make the undone move again. */
async function offered(page, text) {
  await page.locator("#menu > summary").tap();
  await expect(page.locator("#redo")).toHaveText(text);
}

test("an undone cross is made again from the menu, until something else is crossed", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, viewport: { width: 360, height: 560 } });
  const { page } = ana;
  await ana.cross("red", 7);
  await expect(page.locator("#redo")).toHaveCount(0);
  await ana.undo();
  await ana.sees("red", 7, "open");
  await offered(page, "Redo red 7");
  expect(await violations(page)).toEqual([]);
  await page.locator("#redo").tap();
  await ana.sees("red", 7, "crossed");
  await expect(page.locator("#redo")).toHaveCount(0);
  await ana.seesTotal(1);
  await ana.undo();
  await ana.sees("red", 7, "open");
  await ana.cross("blue", 12);
  await expect(page.locator("#redo")).toHaveCount(0);
});

test("a cross that is made again without a connection is sent with the next one, once", async ({ table, server }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "sheet" });
  const { page } = ana;
  await ana.cross("red", 7);
  await ana.undo();
  await expect(page.locator("#redo")).toHaveCount(1);
  await server.kill();
  await expect(page.locator("body")).toHaveAttribute("data-connection", "wait");
  await offered(page, "Redo red 7");
  await page.locator("#redo").tap();
  await expect(ana.space("red", 7)).toHaveAttribute("data-waiting", "");
  await page.locator("#menu > summary").tap();
  await page.locator("#redo").tap();
  await server.restart();
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await ana.seesTotal(1);
  await ben.page.reload();
  await expect(ben.page.locator("#others")).toContainText("1");
});

test("without scripts an undone penalty is taken again by a form", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1, mode: "sheet", javaScriptEnabled: false });
  const { page } = ana;
  await page.locator("#penalty").click();
  await page.locator("#undo").click();
  await page.locator("#menu > summary").click();
  await expect(page.locator("#redo")).toHaveText("Take the penalty again");
  await page.locator("#redo").click();
  await expect(page.locator("#redo")).toHaveCount(0);
  await expect(page.locator("#total")).toHaveText("−5");
});
