// Opens the app offline, with the sheets as they were last shown on this device.
// Its text changes with every file of the server, so that an update removes all old files.
/// <reference lib="webworker" />
const TREE = "{{ tree }}";
const FILES = "{{ files }}".split(" ");
const ROOT = "/{{ folder }}";
const OFFLINE = `${ROOT}offline`;
// Other programs on this host have caches, too.
const FILES_OF = "{{ folder }}files ";
const SHEETS_OF = "{{ folder }}sheets ";
const FILE_CACHE = `${FILES_OF}${TREE}`;
const SHEET_CACHE = `${SHEETS_OF}${TREE}`;

/** A game's page or its fragment. */
const GAME = new RegExp(`^${ROOT}games/[^/]+(?=(/sheet)?$)`);

/** How many pages and fragments are stored. */
const MAX_SHEETS = 40;

/** How long a sheet may take before the stored one is shown, and the server to answer at all, in milliseconds: no longer than pages wait. */
const SHEET_TIMEOUT = 4000;
const RESPONSE_TIMEOUT = 10_000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("Range")) {
    return;
  }
  if (pathname.startsWith(`${ROOT}static/${TREE}/`)) {
    event.respondWith(file(request));
  } else if (isStored(request.url)) {
    event.respondWith(sheet(event));
  } else if (request.mode === "navigate") {
    event.respondWith(page(ask(request)));
    if (pathname === ROOT) {
      event.waitUntil(updateOfflinePage());
    }
  }
});

// A page sends the fragment that came with the response to a move.
worker.addEventListener("message", (event) => {
  const { href } = new URL(named("fragment", event.data), location.origin);
  if (isStored(href)) {
    event.waitUntil(store(new Request(href), new Response(event.data)));
  }
});

/** Whether a sheet at this address is stored. @param {string} url */
function isStored(url) {
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
  const own = names.filter((name) => name.startsWith(FILES_OF) || name.startsWith(SHEETS_OF));
  const old = own.filter((name) => name !== FILE_CACHE && name !== SHEET_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
  await storeOpenPages();
}

/** Stores the sheets that are open: they were loaded before this worker was active. */
async function storeOpenPages() {
  const pages = await worker.clients.matchAll({ type: "window" });
  const requests = pages.filter(({ url }) => isStored(url)).map(({ url }) => new Request(url));
  const stored = requests.map(async (request) => store(request, await ask(request)));
  await Promise.allSettled(stored);
}

/** Stores the offline page again, in the current language. */
async function updateOfflinePage() {
  const files = await caches.open(FILE_CACHE);
  await files.add(OFFLINE).catch(() => undefined);
}

/** A static file, from the cache if it is there: its address contains a hash of all files. @param {Request} request */
async function file(request) {
  const files = await caches.open(FILE_CACHE);
  const known = await files.match(request);
  if (known) {
    return known;
  }
  const response = await ask(request);
  if (response.ok) {
    await files.put(request, response.clone());
  }
  return response;
}

/**
 * The server's response. A request over a connection that went silent is given up: in the browser's cache it delays the next
 * ones of its address by longer than a page waits for them.
 * @param {Request} request
 */
async function ask(request) {
  const controller = new AbortController();
  const timeout = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT);
  const response = await fetch(request, { cache: "no-store", signal: controller.signal });
  // A file may arrive slowly.
  clearTimeout(timeout);
  return response;
}

/** A page from the server; the offline page, which lists the stored sheets, if that fails. @param {Promise<Response>} response */
async function page(response) {
  return (await reached(response)) ?? (await caches.match(OFFLINE, { cacheName: FILE_CACHE })) ?? response;
}

/** A game's page from the server; the stored one if that takes too long. @param {FetchEvent} event */
async function sheet(event) {
  const { request } = event;
  const response = ask(request);
  event.waitUntil(response.then((fresh) => store(request, fresh.clone(), request.mode === "navigate")).catch(() => undefined));
  if (request.mode !== "navigate") {
    return response;
  }
  /** @type {Promise<undefined>} */
  const timeout = new Promise((resolve) => setTimeout(resolve, SHEET_TIMEOUT));
  return (await reached(Promise.race([response, timeout]))) ?? (await storedPage(request.url)) ?? page(response);
}

/** The response if the server was reached. @param {Promise<Response | undefined>} response */
async function reached(response) {
  const first = await response.catch(() => undefined);
  return first && !isUnreachable(first) ? first : undefined;
}

/** Whether a proxy reports that the server is unreachable. @param {Response} response */
function isUnreachable(response) {
  return [502, 503, 504].includes(response.status);
}

/** The sheets are stored one after the other, because each is compared with what is stored already. */
let lastStored = Promise.resolve();

/**
 * Stores a sheet; another page in its place means that this device has no seat in that game any more.
 * A page that is opened replaces whatever is stored: after a backup was restored, the stored sheet may be ahead of the server.
 * @param {Request} request @param {Response} response @param {boolean} [isOpened]
 */
async function store(request, response, isOpened = false) {
  if (response.status === 429 || response.status >= 500) {
    return;
  }
  const html = await response.clone().text();
  const isSheet = response.ok && html.includes('data-kind="sheet"');
  const { pathname, search } = new URL(request.url);
  const game = /** @type {RegExpExecArray} */ (GAME.exec(pathname))[0];
  const update = async () => {
    if (!isSheet) {
      await removeGame(game);
    } else if (pathname === game) {
      await storePage(html, response, isOpened);
    } else {
      await storeFragment(pathname + search, html, response);
    }
  };
  lastStored = lastStored.then(update).catch(() => undefined);
  await lastStored;
}

/** Removes the sheets of a game. @param {string} game */
async function removeGame(game) {
  const sheets = await caches.open(SHEET_CACHE);
  const gone = (await sheets.keys()).filter((each) => GAME.exec(new URL(each.url).pathname)?.[0] === game);
  await Promise.all(gone.map((each) => sheets.delete(each)));
}

/** Stores a page at its canonical address, one of several, and removes its fragment unless that is newer. @param {string} html @param {Response} response @param {boolean} isOpened */
async function storePage(html, response, isOpened) {
  const fragment = named("fragment", html);
  if (isOpened || !(await isNewer(fragment, html))) {
    const sheets = await caches.open(SHEET_CACHE);
    await sheets.delete(fragment);
  }
  const address = named("page", html);
  if (isOpened || !(await isNewer(address, html))) {
    await put(address, response);
  }
}

/** Stores a fragment, unless its page or the stored fragment is newer, or its page was removed: responses may arrive out of order. @param {string} address @param {string} html @param {Response} response */
async function storeFragment(address, html, response) {
  const page = named("page", html);
  const hasPage = (await caches.match(page, { cacheName: SHEET_CACHE })) !== undefined;
  if (hasPage && !(await isNewer(address, html)) && !(await isNewer(page, html))) {
    await put(address, response);
  }
}

/** Whether the sheet stored at this address has later events than this one. @param {string} address @param {string} html */
async function isNewer(address, html) {
  const stored = await (await caches.match(address, { cacheName: SHEET_CACHE }))?.text();
  return stored !== undefined && Number(named("seq", stored)) > Number(named("seq", html));
}

/** Stores a response as the latest one, and removes the oldest ones beyond the limit. @param {string} address @param {Response} response */
async function put(address, response) {
  const sheets = await caches.open(SHEET_CACHE);
  // An entry that is only replaced keeps its position.
  await sheets.delete(address);
  await sheets.put(address, response);
  const stored = await sheets.keys();
  await Promise.all(stored.slice(0, Math.max(0, stored.length - MAX_SHEETS)).map((each) => sheets.delete(each)));
}

/** The stored page of this address with the latest fragment; of any seat if the address names none. @param {string} url */
async function storedPage(url) {
  const sheets = await caches.open(SHEET_CACHE);
  const seat = new URL(url).searchParams.get("seat");
  for (const stored of [await sheets.match(url), ...(await sheets.matchAll(url, { ignoreSearch: true }))]) {
    const html = (await stored?.text()) ?? "";
    if (stored && (seat === null || html.includes(`data-seat="${seat}"`))) {
      const fragment = await (await sheets.match(named("fragment", html)))?.text();
      return new Response(fragment ? html.replace(/<main[^]*<\/main>/, () => fragment) : html, { headers: stored.headers });
    }
  }
  return undefined;
}

/** The value of this data attribute of a sheet. @param {"page" | "fragment" | "seq"} what @param {string} html */
function named(what, html) {
  return new RegExp(`data-${what}="([^"]*)"`).exec(html)?.[1] ?? "";
}
