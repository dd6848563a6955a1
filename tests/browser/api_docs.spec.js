import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

// The library resolves the whole document on one core before it shows anything: seconds alone, many beside other tests.
const RESOLVED = { timeout: 120_000 };

test("the page of the API shows every operation, with nothing from elsewhere", async ({ phone }) => {
  const { page } = await phone("Ana");
  await page.goto("/privacy");
  const response = page.waitForResponse("**/api/v1/openapi.json");
  await page.locator('a[href="/api/docs/"]').tap();
  const { paths } = await (await response).json();
  const operations = Object.values(paths).flatMap((path) => Object.keys(path));
  await expect(page.locator(".opblock")).toHaveCount(operations.length, RESOLVED);
  const boards = page.locator("#operations-boards-list_variants");
  await boards.locator(".opblock-summary-control").tap();
  await boards.locator(".try-out__btn").tap();
  await boards.locator(".execute").tap();
  await expect(boards.locator(".live-responses-table tbody .response-col_status")).toContainText("200", RESOLVED);
});
