import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { endOfAnimations } from "./animations.js";

/** Sizes of phones, tablets and desks. */
export const SIZES = [[360, 640], [390, 844], [640, 360], [820, 1180], [1440, 900]];
const THEMES = ["light", "dark"];
const FOLDER = fileURLToPath(new URL("../screenshots", import.meta.url));

/** Takes pages at the sizes of phones, tablets and desks, in both themes. */
export class Camera {
  #wanted;

  constructor(wanted) {
    this.#wanted = wanted;
  }

  /** A camera with an empty folder; it takes only pages whose names hold one of these words, where there are any. */
  static async load(wanted) {
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER);
    return new Camera(wanted);
  }

  /** Takes what is shown in every size and theme; `fullPage` takes all that scrolls. */
  async take(page, name, { fullPage = false } = {}) {
    if (this.#wanted.length > 0 && !this.#wanted.some((word) => name.includes(word))) {
      return;
    }
    await endOfAnimations(page);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}-${width}x${height}.png`, fullPage });
      }
    }
    console.log(name);
  }
}
