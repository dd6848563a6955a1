import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** What a script that has got into a page tries. */
const ATTEMPTS = {
  html: () => (document.createElement("div").innerHTML = "<b>x</b>"),
  fragment: () => document.createRange().createContextualFragment("<b>x</b>"),
  page: () => new DOMParser().parseFromString("<b>x</b>", "text/html"),
  script: () => (document.createElement("script").src = "/static/any/js/kit/reload.js"),
  worker: () => new Worker("/sw.js"),
  policy: () => window.trustedTypes.createPolicy("of-others", {}),
  again: () => window.trustedTypes.createPolicy("rowlock", { createHTML: (text) => text }),
};

test("no other script of a page in play can parse HTML or start a worker", async ({ browser, server, table }) => {
  const [ana] = await table(["Ana", "Ben"], { opened: 1 });
  const context = await browser.newContext({ storageState: await ana.page.context().storageState() });
  const page = await context.newPage();
  await page.goto(ana.page.url());
  await expect(page.locator("#sheet")).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-updates", "");
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    const thrown = await page.evaluate(`(() => { try { (${attempt})(); } catch (error) { return error.name; } })()`);
    expect(thrown, name).toBe("TypeError");
  }
  await context.close();
});

test("every kind of page runs its scripts under the policy", async ({ phone, server }) => {
  const ana = await phone("Ana");
  for (const path of ["/", "/new", "/join", "/tv", "/settings", "/offline", "/history", "/rules", "/score", "/print"]) {
    const answered = await ana.page.goto(path);
    expect(answered.status(), path).toBe(200);
    expect(answered.headers()["content-security-policy"], path).toContain("require-trusted-types-for 'script'");
    await expect(ana.page.locator("body")).toBeVisible();
    await ana.page.waitForLoadState("networkidle");
  }
  await ana.page.goto("/tv");
  const polled = ana.page.waitForResponse((response) => response.request().resourceType() === "fetch");
  expect((await polled).status()).toBe(200);
});
