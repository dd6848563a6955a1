// Takes every page at the sizes of phones and desks, in both themes, into `screenshots/`: `npm run screenshots [words]`,
// where only pages whose names hold one of the words are taken; LOCALE=de takes them in German.
import { chromium } from "@playwright/test";
import config from "./playwright.config.js";
import { Camera } from "./support/camera.js";
import { Server } from "./support/server.js";
import { Tour } from "./support/tour.js";

const locale = process.env.LOCALE ?? "en";
const camera = await Camera.load(process.argv.slice(2));
const server = await Server.start();
const browser = await chromium.launch(config.use.launchOptions);
try {
  const operator = await browser.newPage({ locale, hasTouch: true });
  await operator.goto(`${server.localAddress}/admin`);
  await camera.take(operator, "admin-refused");
  await operator.goto(server.operatorLink);
  await camera.take(operator, "admin", { fullPage: true });
  const tour = new Tour(browser, server.address, (...seen) => camera.take(...seen), () => ({ locale }));
  await tour.visitAll();
  await tour.visitExtras();
} finally {
  await browser.close();
  await server.stop();
}
