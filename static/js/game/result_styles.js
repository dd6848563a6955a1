/** Fetches the styles of a result in advance, one after the other: the browser has them when the game ends. */
async function fetchStyles() {
  for (const name of ["pages", "static_sheet", "sums", "menu", "result", "standings", "dice", "moment"]) {
    // The page of the result asks for what fails here.
    await fetch(new URL(`../../css/${name}.css`, import.meta.url)).then((response) => response.text()).catch(() => {});
  }
}

fetchStyles();
