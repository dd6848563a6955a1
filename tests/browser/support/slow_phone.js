import { setTimeout as pause } from "node:timers/promises";

/** How long a tap takes, in milliseconds. */
const HOLD = 60;
const SIZE = { width: 390, height: 844 };

/**
 * A page on a slow phone, driven over the bare protocol of Chromium: what Playwright listens to in a page costs the page
 * time, which a measurement must not count.
 */
export class SlowPhone {
  #browser;
  #id;
  #asked = 0;
  #waiting = new Map();

  /**
   * Opens an address on a phone of its own.
   * @param browser a session with the whole browser
   * @param cookies as Playwright returns them
   */
  static async open(browser, address, cookies) {
    const { browserContextId } = await browser.send("Target.createBrowserContext");
    await browser.send("Storage.setCookies", { browserContextId, cookies });
    const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId });
    const phone = new SlowPhone(browser, sessionId);
    await phone.#send("Emulation.setDeviceMetricsOverride", { ...SIZE, deviceScaleFactor: 1, mobile: true });
    await phone.#send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await phone.#send("Page.navigate", { url: address });
    return phone;
  }

  constructor(browser, id) {
    this.#browser = browser;
    this.#id = id;
    browser.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => sessionId === id && this.#read(JSON.parse(message)));
  }

  /**
   * Does a task while the page is this many times slower than this machine. Chromium slows a page by keeping a core busy, so
   * two pages that are slow at once would be slow by each other.
   */
  async slower(rate, task) {
    await this.#send("Emulation.setCPUThrottlingRate", { rate });
    const result = await task();
    await this.#send("Emulation.setCPUThrottlingRate", { rate: 1 });
    return result;
  }

  /** What this function of the page gives. */
  async evaluate(task, ...values) {
    const expression = `(${task})(${values.map((value) => JSON.stringify(value)).join(", ")})`;
    const { result, exceptionDetails } = await this.#send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  /** Waits until the page has such an element. */
  async sees(selector) {
    while (!(await this.evaluate((sought) => document.querySelector(sought) !== null, selector))) {
      await pause(50);
    }
  }

  /** Taps an element as a finger does, which stays for a moment; the page is asked for nothing meanwhile. */
  async tap(selector) {
    const middle = await this.evaluate((sought) => {
      const { x, y, width, height } = document.querySelector(sought).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
    await this.#send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [middle] });
    await pause(HOLD);
    await this.#send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  /** When the next finger is lifted, in milliseconds of this machine's clock. */
  lifted() {
    return this.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("pointerup", (event) => resolve(performance.timeOrigin + event.timeStamp), { once: true });
        }),
    );
  }

  /** When the next change of this element has been painted, in milliseconds of this machine's clock. */
  painted(selector) {
    return this.evaluate(
      (sought) =>
        new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            // What is posted from a frame with this priority comes as soon as that frame is painted.
            const now = () => resolve(performance.timeOrigin + performance.now());
            requestAnimationFrame(() => scheduler.postTask(now, { priority: "user-blocking" }));
          });
          observer.observe(document.querySelector(sought), { attributes: true, childList: true, characterData: true, subtree: true });
        }),
      selector,
    );
  }

  async #send(method, params = {}) {
    this.#asked += 1;
    const id = this.#asked;
    const response = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    await this.#browser.send("Target.sendMessageToTarget", { sessionId: this.#id, message: JSON.stringify({ id, method, params }) });
    return response;
  }

  #read({ id, result, error }) {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) {
      asked?.reject(new Error(error.message));
    } else {
      asked?.resolve(result);
    }
  }
}
