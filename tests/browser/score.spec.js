import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("a sheet is scored while it is tapped and while it is typed, its last number crosses the lock, and a mistake moves no row", async ({ phone }) => {
  const { page } = await phone("Ana");
  await page.goto("/score");
  const box = (row, number) => page.locator(`label:has([name=${row}][value="${number}"])`);
  for (const number of [2, 5, 7, 9, 10]) {
    await box("red", number).tap();
  }
  await expect(page.locator("#total")).toHaveText("15");
  await box("red", 12).tap();
  await expect(page.locator("#total")).toHaveText("28");
  await expect(page.locator("[name=locks][value=red]")).toBeChecked();
  await expect(page.locator("#outcome")).toBeInViewport();
  const place = await box("blue", 2).boundingBox();
  await box("yellow", 12).tap();
  await expect(page.locator("#mistakes-yellow")).toContainText("Yellow 12 needs 5 crosses");
  await expect(page.locator("#mistakes-yellow")).toBeInViewport();
  expect(await box("blue", 2).boundingBox()).toEqual(place);
  await box("yellow", 12).tap();
  await expect(page.locator("#total")).toHaveText("28");
  await page.locator("[name=show]").tap();
  await page.locator("#typed-green").waitFor();
  await page.waitForLoadState("domcontentloaded");
  await page.locator("#typed-green").pressSequentially("12 11 9");
  await expect(page.locator("#total")).toHaveText("34");
  await expect(page.locator("#typed-green")).toHaveValue("12 11 9");
  await expect(page.locator("#typed-green")).toBeFocused();
});
