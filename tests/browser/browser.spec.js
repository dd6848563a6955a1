import { expect, test } from "@playwright/test";

test("the installed browser shows a page", async ({ page }) => {
  await page.setContent("<h1>Rowlock</h1>");
  await expect(page.getByRole("heading")).toHaveText("Rowlock");
});
