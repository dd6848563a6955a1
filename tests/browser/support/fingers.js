/** Several fingers on one screen, which Playwright's own touchscreen lacks. */
export class Fingers {
  #devtools;

  static async on(page) {
    const fingers = new Fingers();
    fingers.#devtools = await page.context().newCDPSession(page);
    return fingers;
  }

  /** Puts a finger of this number on a place. */
  async down(id, place) {
    await this.#send("touchStart", { id, ...place });
  }

  async move(id, place) {
    await this.#send("touchMove", { id, ...place });
  }

  /** Lifts it from where it is. */
  async up(id, place) {
    await this.#send("touchEnd", { id, ...place });
  }

  #send(type, point) {
    return this.#devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [point] });
  }
}

/** The middle of an element, as on the screen. */
export async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}
