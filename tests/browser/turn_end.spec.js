import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("a turn with both crosses ends by itself, an undone cross keeps it, and an open menu delays it", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { selfEnding: true });
  const button = ana.page.locator("#end-turn");
  const isFilling = () => button.evaluate((each) => each.getAnimations({ subtree: true }).some(({ effect }) => effect?.pseudoElement === "::before"));
  const finish = () => button.evaluate((each) => each.getAnimations({ subtree: true }).forEach((filling) => filling.finish()));
  await ana.cross("red", 4);
  await ana.cross("blue", 9);
  await expect.poll(isFilling).toBe(true);
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
