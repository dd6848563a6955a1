import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("a turn with both crosses ends by itself, an undone cross delays it, and so does an open menu", async ({ table }) => {
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
  await expect(button).toHaveAttribute("data-ends-after", "12000");
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

test("a turn with one cross ends by itself, one without a cross stays, and Undo brings back the turn that ended", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { selfEnding: true });
  const button = ana.page.locator("#end-turn");
  const fillings = () => button.evaluate((each) => each.getAnimations({ subtree: true }).filter(({ effect }) => effect?.pseudoElement === "::before").length);
  const duration = () => button.evaluate((each) => each.getAnimations({ subtree: true })[0].effect.getComputedTiming().duration);
  await ana.cross("red", 4);
  await expect.poll(fillings).toBe(1);
  expect(await duration()).toBe(12_000);
  await ana.undo();
  await expect(button).not.toHaveAttribute("data-ends-after");
  await expect.poll(fillings).toBe(0);
  await ana.cross("red", 5);
  await ben.cross("green", 8);
  // The others have crossed.
  await expect(button).toHaveAttribute("data-ends-after", "8000");
  await expect.poll(fillings).toBe(1);
  expect(await duration()).toBe(8000);
  await button.evaluate((each) => each.getAnimations({ subtree: true }).forEach((filling) => filling.finish()));
  await ben.seesTurn(2);
  await ana.seesTurn(2);
  await ana.undo();
  await ana.seesTurn(1);
  await ana.sees("red", 5, "crossed");
});

test("a turn does not end by itself behind the sheets of the others, but once they are closed", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { selfEnding: true });
  const button = ana.page.locator("#end-turn");
  const isFilling = () => button.evaluate((each) => each.getAnimations({ subtree: true }).some(({ effect }) => effect?.pseudoElement === "::before"));
  const finish = () => button.evaluate((each) => each.getAnimations({ subtree: true }).forEach((filling) => filling.finish()));
  await ana.cross("red", 4);
  await expect.poll(isFilling).toBe(true);
  await ana.page.locator("#others").tap();
  await expect(ana.page.locator("dialog[open]")).toContainText("Ben");
  await finish();
  await expect.poll(isFilling).toBe(true);
  await ana.seesTurn(1);
  await ana.page.locator("dialog #back").tap();
  await expect(ana.page.locator("dialog[open]")).toHaveCount(0);
  await finish();
  await ben.seesTurn(2);
});

test("the button that ends a turn is outlined while that costs points, and filled as soon as it does not", async ({ table }) => {
  for (const colorScheme of ["light", "dark"]) {
    const [ana] = await table(["Ana", "Ben"], { opened: 1, colorScheme });
    const button = ana.page.locator("#end-turn");
    const ground = () => button.evaluate((each) => getComputedStyle(each).backgroundColor);
    await expect(button).toBeEnabled();
    expect(await ground()).toBe("rgba(0, 0, 0, 0)");
    const release = await ana.hold();
    await ana.mark("red", 4);
    // Before the server has answered.
    await expect.poll(ground).not.toBe("rgba(0, 0, 0, 0)");
    release();
    await expect(ana.space("red", 4)).not.toHaveAttribute("data-waiting");
    expect(await ground()).not.toBe("rgba(0, 0, 0, 0)");
    await ana.undo();
    await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
  }
});

test("Undo looks as if it does something only when it does", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const ground = () => ana.page.locator("#undo").evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await ground()).toBe("rgba(0, 0, 0, 0)");
  const release = await ana.hold();
  await ana.mark("red", 4);
  await expect.poll(ground).not.toBe("rgba(0, 0, 0, 0)");
  release();
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
