/** The styles of the page of a result, by their names. */
const STYLES = ["pages", "static_sheet", "sums", "menu", "result", "standings", "dice", "moment"];

/** Fetches the styles of a result in advance, one after the other: the browser has them when the game ends. */
export async function fetchResultStyles() {
  for (const name of STYLES) {
    // The page of the result asks for what fails here.
    await fetch(new URL(`../../css/${name}.css`, import.meta.url)).then((response) => response.text()).catch(() => {});
  }
}
