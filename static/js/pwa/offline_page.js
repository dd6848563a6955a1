import { parsePage } from "../kit/html.js";

/** Lists the sheets that the service worker has stored, the latest first, and reloads when the browser is online again. */
addEventListener("online", () => location.reload());

storedSheets().then((sheets) => {
  const section = document.getElementById("stored-sheets");
  const list = section?.querySelector("ul");
  for (const { title, address } of sheets.reverse()) {
    const link = document.createElement("a");
    link.className = "game";
    link.href = address;
    link.textContent = title;
    list?.appendChild(document.createElement("li")).append(link);
    section?.removeAttribute("hidden");
  }
});

/** The stored pages; none on plain HTTP. */
async function storedSheets() {
  const all = "caches" in self ? await caches.keys() : [];
  const manifest = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="manifest"]'));
  const folder = new URL(".", manifest.href).pathname.slice(1);
  const names = all.filter((name) => name.startsWith(`${folder}sheets `));
  const opened = await Promise.all(names.map((name) => caches.open(name)));
  const found = await Promise.all(opened.map(async (cache) => Promise.all((await cache.keys()).map((key) => read(cache, key)))));
  return found.flat().filter((each) => each.title !== "");
}

/** @param {Cache} cache @param {Request} key */
async function read(cache, key) {
  const page = parsePage((await (await cache.match(key))?.text()) ?? "");
  return { title: page.title.split(" · Rowlock")[0], address: key.url };
}
