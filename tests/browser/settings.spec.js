import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test("a setting is saved when it is changed, without a button", async ({ phone }) => {
  const { page } = await phone("Ana");
  await page.goto("/settings");
  await expect(page.locator("#save")).toBeHidden();
  const status = page.getByRole("status");
  await expect(status).toBeEmpty();
  await page.locator("[name=sounds]").check();
  await expect(status).toHaveText("Saved");
  await page.reload();
  await expect(page.locator("[name=sounds]")).toBeChecked();
  await expect(page.locator("[name=vibrate]")).toBeChecked();
  // The latest of quick changes counts.
  await page.evaluate(() => document.querySelectorAll("[type=checkbox]").forEach((box) => box.click()));
  await expect(status).toHaveText("Saved");
  await page.reload();
  for (const [name, checked] of [["awake", false], ["vibrate", false], ["sounds", false]]) {
    await expect(page.locator(`[name=${name}]`)).toBeChecked({ checked });
  }
});

test("a new language and a new theme show at once, and the keyboard stays where it is", async ({ phone }) => {
  const { page } = await phone("Ana");
  await page.goto("/settings");
  await page.locator("#language").focus();
  await page.locator("#language").selectOption("de");
  await expect(page.locator("h1")).toHaveText("Einstellungen");
  await expect(page.getByRole("status")).toHaveText("Gespeichert");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("#language")).toBeFocused();
  await page.locator("[name=theme][value='']").focus();
  for (const [theme, scheme] of [["light", "light"], ["dark", "dark"]]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", scheme);
    await expect(page.locator(`[name=theme][value=${theme}]`)).toBeFocused();
  }
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a setting that cannot be saved says so and brings the button back, which saves it later", async ({ phone }) => {
  const ana = await phone("Ana");
  const { page } = ana;
  await page.goto("/settings");
  await page.context().setOffline(true);
  await page.locator("[name=sounds]").check();
  await expect(page.getByRole("status")).toContainText("wasn’t saved");
  await page.context().setOffline(false);
  await page.locator("#save").tap();
  await page.waitForURL("/");
  await page.goto("/settings");
  await expect(page.locator("[name=sounds]")).toBeChecked();
});

test("without JavaScript a button saves the settings", async ({ phone }) => {
  const { page } = await phone("Ana", { javaScriptEnabled: false });
  await page.goto("/settings");
  await page.locator("[name=theme][value=dark]").check({ force: true });
  await page.locator("#save").tap();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
