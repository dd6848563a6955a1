import { expect } from "@playwright/test";

/** How many layers over the page the current entry of its history stands for. @param {import("@playwright/test").Page} page */
const layers = (page) => page.evaluate(() => history.state?.layers ?? 0);

/** Waits until the page's own history is where it began. @param {import("@playwright/test").Page} page */
export const settles = (page) => expect.poll(() => layers(page)).toBe(0);

/**
 * Closes the topmost layer with the browser's Back. Its entry is added after the layer is shown: before that, Back would leave
 * the page.
 * @param {import("@playwright/test").Page} page
 */
export async function closeByBack(page) {
  await expect.poll(() => layers(page)).toBeGreaterThan(0);
  await page.goBack();
}
