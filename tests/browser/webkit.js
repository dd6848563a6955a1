// A short game in WebKitGTK, the nearest to Safari that Linux has: `xvfb-run npm run webkit`.
import { Builder, By, until } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { Server, freePort } from "./support/server.js";
import { playShortGame } from "./support/short_game.js";

/** The browser that comes with WebKitGTK. */
const BROWSER = {
  binary: process.env.WEBKIT ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  args: ["--automation"],
};

/** How long something may take, in milliseconds. */
const TIMEOUT = 30_000;

const server = await Server.start();
const closing = [() => server.stop()];
try {
  await playShortGame(server.localAddress, open);
  console.log("A game was played in WebKitGTK.");
} finally {
  for (const close of closing.reverse()) {
    await close();
  }
}

/** A browser with a driver of its own, as a driver has one session. */
async function open() {
  const port = await freePort();
  const service = new DriverService.Builder("WebKitWebDriver")
    .setLoopback(true)
    .setPort(port)
    .addArguments(`--port=${port}`)
    .build();
  closing.push(() => service.kill());
  const browser = await new Builder()
    .usingServer(await service.start(TIMEOUT))
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": BROWSER })
    .build();
  closing.push(() => browser.quit());
  await browser.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
  const find = (selector) => browser.wait(until.elementLocated(By.css(selector)), TIMEOUT, selector);
  const click = async (selector) => (await find(selector)).click();
  return {
    goto: (address) => browser.get(address),
    reload: () => browser.navigate().refresh(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    click,
    async press(selector) {
      const before = await find("html");
      await click(selector);
      await browser.wait(until.stalenessOf(before), TIMEOUT);
    },
    sees: find,
    settles: (selector) =>
      browser.executeScript(
        "return Promise.all(document.querySelector(arguments[0]).getAnimations().map((each) => each.finished)).then(() => true)",
        selector,
      ),
    text: async (selector) => browser.executeScript("return arguments[0].textContent", await find(selector)),
  };
}
