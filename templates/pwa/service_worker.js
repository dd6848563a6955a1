// Opens the app without a connection, with the sheets as they were last seen here.
// It changes with every file of the server, so that after an update nothing old is kept.
/// <reference lib="webworker" />
const TREE = "{{ tree }}";
const FILES = "{{ files }}".split(" ");
const OFFLINE = "/offline";
const FILE_CACHE = `files ${TREE}`;
const SHEET_CACHE = `sheets ${TREE}`;

/** A game's page or its fragment. */
const GAME = /^\/games\/[^/]+(?=(\/sheet)?$)/;

/** How many pages and fragments are kept. */
const MOST = 40;

/** How long a sheet may take before it is shown as it was last seen, and any other page before there is none, in milliseconds. */
const PATIENCE = 4000;
const LIMIT = 12_000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("Range")) {
    return;
  }
  if (pathname.startsWith(`/static/${TREE}/`)) {
    event.respondWith(file(request));
  } else if (isKept(request.url)) {
    event.respondWith(sheet(event));
  } else if (request.mode === "navigate") {
    event.respondWith(page(fetch(request)));
    if (pathname === "/") {
      event.waitUntil(renewOffline());
    }
  }
});

// A page sends the fragment that came with the answer to a move.
worker.addEventListener("message", (event) => {
  const { href } = new URL(named("fragment", event.data), location.origin);
  if (isKept(href)) {
    event.waitUntil(keep(new Request(href), new Response(event.data)));
  }
});

/** Whether what lies at this address is kept where it is a sheet. @param {string} url */
function isKept(url) {
  const { pathname, searchParams } = new URL(url);
  return GAME.test(pathname) && !searchParams.has("erase");
}

async function install() {
  const files = await caches.open(FILE_CACHE);
  await files.addAll([OFFLINE, ...FILES]);
  await worker.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== FILE_CACHE && name !== SHEET_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
  await keepOpen();
}

/** Keeps the sheets that are open: they came before this worker. */
async function keepOpen() {
  const pages = await worker.clients.matchAll({ type: "window" });
  const requests = pages.filter(({ url }) => isKept(url)).map(({ url }) => new Request(url));
  const asked = requests.map(async (request) => keep(request, await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })));
  await Promise.allSettled(asked);
}

/** Keeps the page for no connection in the language that is chosen by now. */
async function renewOffline() {
  const files = await caches.open(FILE_CACHE);
  await files.add(OFFLINE).catch(() => undefined);
}

/** A file under the hash of all never changes. @param {Request} request */
async function file(request) {
  const files = await caches.open(FILE_CACHE);
  const known = await files.match(request);
  if (known) {
    return known;
  }
  const answer = await fetch(request);
  if (answer.ok) {
    await files.put(request, answer.clone());
  }
  return answer;
}

/** A page as the server has it now; where it does not come, a way to the sheets that are kept. @param {Promise<Response>} asked */
async function page(asked) {
  return (await inTime(asked, LIMIT)) ?? (await caches.match(OFFLINE, { cacheName: FILE_CACHE })) ?? asked;
}

/** A game's page as the server has it now; where that takes too long, as it was last seen. @param {FetchEvent} event */
async function sheet(event) {
  const { request } = event;
  const asked = fetch(request);
  event.waitUntil(asked.then((answer) => keep(request, answer.clone())).catch(() => undefined));
  if (request.mode !== "navigate") {
    return asked;
  }
  return (await inTime(asked, PATIENCE)) ?? (await lastSeen(request.url)) ?? page(asked);
}

/** What the server answers in time; nothing where it comes later or never. @param {Promise<Response>} asked @param {number} time @returns {Promise<Response | undefined>} */
async function inTime(asked, time) {
  /** @type {Promise<undefined>} */
  const late = new Promise((resolve) => setTimeout(resolve, time));
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  return answer && !isAway(answer) ? answer : undefined;
}

/** Whether a proxy says that there is no server behind it now. @param {Response} answer */
function isAway(answer) {
  return [502, 503, 504].includes(answer.status);
}

/** Keeps a sheet; whatever else stands where it was means that this device has none in that game any more. @param {Request} request @param {Response} answer */
async function keep(request, answer) {
  if (answer.status === 429 || answer.status >= 500) {
    return;
  }
  const sheets = await caches.open(SHEET_CACHE);
  const { pathname, search } = new URL(request.url);
  const game = /** @type {RegExpExecArray} */ (GAME.exec(pathname))[0];
  const html = await answer.clone().text();
  if (!answer.ok || !html.includes('data-kind="sheet"')) {
    const gone = (await sheets.keys()).filter((each) => GAME.exec(new URL(each.url).pathname)?.[0] === game);
    await Promise.all(gone.map((each) => sheets.delete(each)));
    return;
  }
  // One sheet has several addresses: it names its own.
  const isPage = pathname === game;
  const address = isPage ? named("page", html) : pathname + search;
  if (isPage) {
    await sheets.delete(named("fragment", html));
  }
  // What is put anew stands last.
  await sheets.delete(address);
  await sheets.put(address, answer);
  const kept = await sheets.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((each) => sheets.delete(each)));
}

/** The page of that address, with the latest fragment that came after it; of another seat's page where no seat is named. @param {string} url */
async function lastSeen(url) {
  const sheets = await caches.open(SHEET_CACHE);
  const seat = new URL(url).searchParams.get("seat");
  for (const kept of [await sheets.match(url), ...(await sheets.matchAll(url, { ignoreSearch: true }))]) {
    const html = (await kept?.text()) ?? "";
    if (kept && (seat === null || html.includes(`data-seat="${seat}"`))) {
      const fragment = await (await sheets.match(named("fragment", html)))?.text();
      return new Response(fragment ? html.replace(/<main[^]*<\/main>/, () => fragment) : html, { headers: kept.headers });
    }
  }
  return undefined;
}

/** The address that a sheet names so. @param {"page" | "fragment"} what @param {string} html */
function named(what, html) {
  return new RegExp(`data-${what}="([^"]*)"`).exec(html)?.[1] ?? "";
}
