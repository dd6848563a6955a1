import { expect } from "@playwright/test";
import { test } from "./support/fixtures.js";

/** The section of the coach, once the report is made. */
async function report(page) {
  const section = page.locator("#coach");
  await expect(section).toBeVisible();
  await expect(section).not.toHaveAttribute("data-awaited");
  return section;
}

/** Opens the review of the game that a phone has just ended. */
async function review(phone) {
  await phone.finish();
  await phone.page.locator("#review").click();
  await expect(phone.page.locator("#play")).toBeVisible();
  return phone.page;
}

test("with dice a moment leads to its position, which says what was worth more", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice" });
  await ana.roll({ white_1: 5, white_2: 6, red: 1, yellow: 3, green: 2, blue: 4 });
  await ana.cross("red", 11);
  await ana.endTurn();
  await ben.seesTurn(2);
  const page = await review(ana);
  const section = await report(page);
  await expect(section.locator("#choices")).toContainText("Dice and others");
  const moment = section.locator("#moments li").first();
  await expect(moment).toContainText("points more");
  await expect(page.locator(".position-choice")).toHaveCount(0);
  await moment.getByRole("link").click();
  await expect(page.locator(".position-event")).toContainText("Ana crossed red 11.");
  const sentence = page.locator(".position-choice");
  await expect(sentence).toContainText("Ana");
  await expect(sentence).toContainText("points more");
  // The chart has a second line for each player, and still follows the position.
  await expect(page.locator(".score-chart-expected")).toHaveCount(2);
  const before = await page.locator("#now").getAttribute("x1");
  await page.keyboard.press("End");
  await expect(page.locator("#now")).not.toHaveAttribute("x1", before ?? "");
});

test("with turns the choices that the crosses give away are judged", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"]);
  // Ben's cross gives the white sum away.
  await ben.cross("red", 11);
  await ana.endTurn();
  await ben.seesTurn(2);
  const section = await report(await review(ana));
  await expect(section.locator("#choices")).toContainText("Choices judged");
  await expect(section.locator("#moments")).toContainText("Ben, turn 1");
  await expect(section.locator("#choices")).not.toContainText("Dice and others");
});

test("without turns the facts alone are said", async ({ table }) => {
  const [ana] = await table(["Ana", "Ben"], { mode: "sheet" });
  await ana.cross("red", 11);
  const page = await review(ana);
  const section = await report(page);
  await expect(section.locator("#facts")).toContainText("Ana skipped 9 spaces for red 11");
  await expect(section.locator("#choices, #moments, #no-moments")).toHaveCount(0);
  await section.locator("#facts a").first().click();
  await expect(page.locator(".position-event")).toContainText("Ana crossed red 11.");
});

test("the report appears once it is made, without a reload", async ({ table }) => {
  const [ana, ben] = await table(["Ana", "Ben"], { mode: "dice" });
  await ana.roll({ white_1: 5, white_2: 6, red: 1, yellow: 3, green: 2, blue: 4 });
  await ana.cross("red", 11);
  await ana.endTurn();
  await ben.seesTurn(2);
  await ana.finish();
  const page = ana.page;
  let asked = 0;
  await page.route("**/review/coach", async (route) => {
    asked += 1;
    if (asked < 3) {
      await route.fulfill({ status: 202, headers: { "Retry-After": "1" } });
    } else {
      await route.continue();
    }
  });
  // The page as it is before the report is made.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const section = document.getElementById("coach");
      if (section) {
        observer.disconnect();
        section.toggleAttribute("data-awaited", true);
        section.replaceChildren();
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.locator("#review").click();
  await expect(page.locator("#coach")).toHaveAttribute("data-awaited");
  const section = await report(page);
  await expect(section.locator("#moments li").first()).toContainText("Ana, turn 1");
  await section.locator("#moments a").first().click();
  await expect(page.locator(".position-choice")).toContainText("points more");
  // The moment is far below the list that it was tapped in.
  await expect(page.locator(".position-header")).toBeInViewport({ ratio: 1 });
});
