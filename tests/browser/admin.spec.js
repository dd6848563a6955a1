import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

test.use({ ownServer: true });

test("the operator's link opens the page where the app is installed, and the address has no key", async ({ browser, server }) => {
  const page = await browser.newPage();
  await page.goto(server.operatorAddress);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const link = server.operatorLink;
  await page.goto(link);
  await expect(page).toHaveURL(`${server.operatorAddress}/admin`);
  await expect(page.locator("#admin-ready")).toHaveText("yes");
  await page.getByRole("link", { name: "Refresh" }).click();
  await expect(page.locator("#admin-ready")).toHaveText("yes");
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(stored.filter((url) => url.includes("admin?") || url.endsWith("/admin"))).toEqual([]);
  await page.close();
});

test("the operator's page works without JavaScript, and another browser does not get it", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.operatorLink);
  await expect(page.locator("#admin-running")).toHaveText("0");
  await expect(page.locator("#setting-listen")).toHaveText(`${new URL(server.operatorAddress).host} --listen`);
  const other = await browser.newPage();
  await other.goto(server.operatorLink);
  await expect(other.locator("#message")).toHaveText("This link doesn’t work any more.");
  // By an address of the home network there is no such page, even with the key.
  const response = await other.goto(server.operatorLink.replace("127.0.0.1", new URL(server.address).hostname));
  expect(response?.status()).toBe(404);
  await other.close();
  await context.close();
});
