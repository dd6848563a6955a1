/** Compares screenshots: the contrast within one, and the difference of two. */
export class ImageAnalysis {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** Opens a page of this browser that analyses images. */
  static async open(browser) {
    return new ImageAnalysis(await browser.newPage());
  }

  /** The contrast between the most frequent color of a picture and the one that differs most from it (WCAG 2.2, from 1 to 21). */
  contrast(picture) {
    return this.#page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const linear = (level) => (level <= 10.31475 ? level / 3294.6 : ((level / 255 + 0.055) / 1.055) ** 2.4);
      const counts = new Map();
      for (let at = 0; at < data.length; at += 4) {
        const light = 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
        const step = Math.round(light * 1000);
        counts.set(step, (counts.get(step) ?? 0) + 1);
      }
      const ground = [...counts].sort((one, other) => other[1] - one[1])[0][0] / 1000;
      // A few pixels are antialiasing.
      const strokes = [...counts].filter(([, count]) => count >= 6).map(([step]) => step / 1000);
      const contrasts = strokes.map((light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05));
      return Math.max(...contrasts);
    }, url(picture));
  }

  /** The color of the pixel in the top left corner. */
  corner(picture) {
    return this.#page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context.drawImage(image, 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }, url(picture));
  }

  /** The share of pixels that clearly differ between two pictures, from 0 to 1. */
  difference(one, other) {
    return this.#page.evaluate(async (addresses) => {
      const lights = await Promise.all(
        addresses.map(async (address) => {
          const image = await createImageBitmap(await (await fetch(address)).blob());
          const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
          context.filter = "grayscale(1)";
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      const [first, second] = lights;
      let differing = 0;
      for (let at = 0; at < first.length; at += 4) {
        differing += Math.abs(first[at] - second[at]) > 32 ? 4 : 0;
      }
      return differing / first.length;
    }, [url(one), url(other)]);
  }
}

function url(picture) {
  return `data:image/png;base64,${picture.toString("base64")}`;
}
