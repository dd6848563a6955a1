import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("a turn with both crosses ends by itself, an undone cross keeps it, and an open menu delays it", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { selfEnding: true });
  const button = ana.page.locator("#end-turn");
  const isFilling = () => button.evaluate((each) => each.getAnimations({ subtree: true }).some(({ effect }) => effect?.pseudoElement === "::before"));
  const finish = () => button.evaluate((each) => each.getAnimations({ subtree: true }).forEach((filling) => filling.finish()));
  const status = ana.page.locator("#confirm-status");
  await status.evaluate((status) => {
    window.announced = [];
    new MutationObserver(() => window.announced.push(status.textContent)).observe(status, { childList: true });
  });
  const announced = () => ana.page.evaluate(() => window.announced.filter(Boolean));
  await ana.cross("red", 4);
  await ana.cross("blue", 9);
  await expect.poll(isFilling).toBe(true);
  expect(await announced()).toEqual(["End turn: ends by itself"]);
  await ana.undo();
  await expect(button).not.toHaveAttribute("data-ends-after");
  expect(await isFilling()).toBe(false);
  await ana.cross("blue", 10);
  await ben.cross("green", 8);
  // Nobody has anything to cross any more.
  await expect(button).toHaveAttribute("data-ends-after", "4000");
  await expect.poll(isFilling).toBe(true);
  await ana.page.locator("#menu > summary").tap();
  await finish();
  await expect.poll(isFilling).toBe(true);
  await expect(ana.page.locator("#sheet")).toHaveAttribute("data-turn", "1");
  // Screen readers say it once in a turn.
  expect(await announced()).toEqual(["End turn: ends by itself"]);
  await ana.page.locator("#menu").evaluate((menu) => menu.removeAttribute("open"));
  await finish();
  await expect(ben.page.locator("#sheet")).toHaveAttribute("data-turn", "2");
  await expect(ben.page.locator("#end-turn")).toBeVisible();
  await expect(ana.page.locator("#message")).toBeEmpty();
});

test("without a connection no turn ends by itself", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { selfEnding: true });
  const button = ana.page.locator("#end-turn");
  const fillings = () => button.evaluate((each) => each.getAnimations({ subtree: true }).length);
  await ana.cross("red", 4);
  await ana.cross("blue", 9);
  await expect.poll(fillings).toBeGreaterThan(0);
  await ana.page.context().setOffline(true);
  await expect(ana.page.locator("body")).not.toHaveAttribute("data-connection", "on");
  await expect.poll(fillings).toBe(0);
  await expect(ana.page.locator("#sheet")).toHaveAttribute("data-turn", "1");
});

test("a tap on the boxes for penalties asks for one, as a stroke does on paper", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { mode: "sheet", opened: 1 });
  await ana.page.locator(".penalties").tap();
  await ana.page.locator("#message").getByRole("button", { name: "−5" }).tap();
  await expect(ana.page.locator("#total")).toHaveText("−5");
  const [cleo] = await table(["Cleo", "Dan"], { opened: 1 });
  await expect(cleo.page.locator("#end-turn")).toBeEnabled();
  await cleo.page.locator(".penalties").tap();
  await expect(cleo.page.locator("#end-turn")).toHaveAttribute("data-confirming", "");
  await expect(cleo.page.locator("#end-turn")).toHaveText("No cross: take −5?");
});
