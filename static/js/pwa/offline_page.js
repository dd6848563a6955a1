/** Lists the sheets that the service worker keeps, the latest first, and tries again when there is a connection. */
addEventListener("online", () => location.reload());

const section = document.getElementById("kept");
const list = section?.querySelector("ul");
for (const { title, address } of (await kept()).reverse()) {
  const link = document.createElement("a");
  link.className = "game";
  link.href = address;
  link.textContent = title;
  list?.appendChild(document.createElement("li")).append(link);
  section?.removeAttribute("hidden");
}

/** The pages among what is kept; nothing is kept on plain HTTP. */
async function kept() {
  const all = "caches" in self ? await caches.keys() : [];
  const names = all.filter((name) => name.startsWith("sheets "));
  const caught = await Promise.all(names.map((name) => caches.open(name)));
  const found = await Promise.all(caught.map(async (cache) => Promise.all((await cache.keys()).map((key) => read(cache, key)))));
  return found.flat().filter((each) => each.title !== "");
}

/** @param {Cache} cache @param {Request} key */
async function read(cache, key) {
  const page = new DOMParser().parseFromString((await (await cache.match(key))?.text()) ?? "", "text/html");
  return { title: page.title.split(" · Rowlock")[0], address: key.url };
}
