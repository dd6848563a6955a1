import { expect } from "@playwright/test";

/** A phone with a paused clock: two taps are exactly as far apart as a test passes time. */
export class PausedPhone {
  phone;
  page;
  /** The moves of this phone that end something, as in `"end_turn 3"`. */
  sent = [];

  /** Stops the clock of this phone's sheet. */
  static async on(phone) {
    const taps = new PausedPhone(phone);
    await taps.#stop();
    return taps;
  }

  constructor(phone) {
    this.phone = phone;
    this.page = phone.page;
  }

  async #stop() {
    const { page } = this;
    await page.clock.install();
    await page.reload();
    await this.phone.seesSheet();
    await expect(page.locator("body")).toHaveAttribute("data-connection", "on");
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 5000);
    await page.evaluate(() => {
      window.clicks = 0;
      addEventListener("click", () => (window.clicks += 1), true);
    });
    page.on("request", (request) => {
      const move = request.method() === "POST" ? request.postDataJSON() : undefined;
      if (["end_turn", "penalty", "finish"].includes(move?.type)) {
        this.sent.push([move.type, move.turn].join(" ").trim());
      }
    });
  }

  /** Lets so many milliseconds pass on this page. */
  async pass(time) {
    await this.page.clock.runFor(time);
  }

  /** The middle of an element, which may be gone when it is tapped. */
  async place(selector) {
    const { x, y, width, height } = await this.page.locator(selector).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Taps a place, and waits until the page has had the click. */
  async tap({ x, y }) {
    const clicks = await this.page.evaluate(() => window.clicks);
    await this.page.touchscreen.tap(x, y);
    await expect.poll(() => this.page.evaluate(() => window.clicks)).toBe(clicks + 1);
    // What a click starts in the next frame.
    await this.pass(32);
  }

  /** Taps an element that is alive, and then its place again, so many milliseconds after `between` is seen. */
  async tapTwice(selector, gap, between = async () => {}) {
    const place = await this.place(selector);
    await this.tap(place);
    await between();
    await this.pass(Math.max(1, gap - 32));
    await this.tap(place);
  }

  /** Taps a control that ends the game, and confirms it: the page is left before its clicks can be counted. */
  async endGame(selector) {
    const place = await this.place(selector);
    await this.tap(place);
    await this.pass(2000);
    await this.page.touchscreen.tap(place.x, place.y);
  }

  /** Crosses a number, and waits until the server has it. */
  async cross(row, number) {
    await this.phone.sees(row, number, "open");
    await this.page.locator(`#space-${row}-${number}`).tap();
    await this.pass(100);
    await this.phone.sees(row, number, "crossed");
    await expect(this.phone.space(row, number)).not.toHaveAttribute("data-waiting");
  }

  /** Waits for a turn and all that happened in it, and then until the controls do something again. */
  async comesAlive(turn) {
    await this.phone.seesTurn(turn);
    // A move of another phone that is shown later would disable a control whose question it changes, with the clock paused.
    await this.phone.catchesUp();
    await this.pass(1100);
    await expect(this.page.locator("[data-end-control][aria-disabled]")).toHaveCount(0);
  }
}
