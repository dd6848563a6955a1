/** What a form sends in a browser of this machine. */
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Begins a game by the forms that pages without scripts send, which is many times quicker than by taps; gives its path and
 * the cookie of each player's browser, in the order of the seats. Turns end by taps only, unless the game is `selfEnding`; one with a `clock` shows it.
 * @param {string} address of the server, as this machine reaches it
 */
export async function beginGame(address, names, { variant = "classic", mode = "turns", selfEnding = false, clock = false } = {}) {
  const host = new Browser(address);
  const game = await host.send("/new", { name: names[0], variant, mode, time_zone: TIME_ZONE, ...(selfEnding ? {} : { tap_to_end: "true" }), ...(clock ? { clock: "true" } : {}) });
  const { code } = await host.read(`/api/v1${game}`);
  const guests = names.slice(1).map(() => new Browser(address));
  // One after the other: the first to come sits behind the host.
  for (const [index, guest] of guests.entries()) {
    await guest.send("/join", { code, name: names[index + 1] });
  }
  await host.send(`${game}/start`, { order: [...names.keys()].join() });
  return { game, cookies: [host, ...guests].map(({ cookie }) => cookie) };
}

/** A browser as the server sees it, without its pages. */
class Browser {
  #address;
  /** The cookie that the server gave. */
  cookie = { name: "", value: "" };

  constructor(address) {
    this.#address = address;
  }

  /** Sends a form; gives the path that the response leads to. */
  async send(path, fields) {
    const body = new URLSearchParams(fields);
    const response = await fetch(this.#address + path, { method: "POST", body, headers: this.#headers, redirect: "manual" });
    if (response.status !== 303) {
      throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    }
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(response.headers.get("Set-Cookie") ?? "") ?? [];
    if (name) {
      this.cookie = { name, value };
    }
    return response.headers.get("Location") ?? "";
  }

  /** What the API responds to this browser. */
  async read(path) {
    const response = await fetch(this.#address + path, { headers: this.#headers });
    if (!response.ok) {
      throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    }
    return response.json();
  }

  get #headers() {
    return this.cookie.name ? { Cookie: `${this.cookie.name}=${this.cookie.value}` } : {};
  }
}
