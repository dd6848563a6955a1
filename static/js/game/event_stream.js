/** A stream without a heartbeat for this long counts as lost, in milliseconds: three pings. */
const HEARTBEAT_TIMEOUT = 27_000;

/** How long a new one may take to open, in milliseconds: its connection may be silent, too. */
const CONNECT_TIMEOUT = 10_000;

/** Delays between attempts to connect, in milliseconds; the last one repeats. */
const RETRY_DELAYS = [300, 1000, 2000, 4000];

/** What a stream sends beside moves; each counts as a sign of life. */
const NAMES = ["move", "requests", "presence", "note", "ping", "reload"];

/**
 * Follows a game's stream of server-sent events while the page is visible, and reconnects after a lost connection, sleep and
 * the back button. Windows of one browser share a stream, as it has only six connections to a server over HTTP/1.1: the one
 * whose stream is open sends the others what it brings. Where it is closed, hidden or silent, the others open theirs.
 * @param {string} address of the stream
 * @param {() => string} seq the number of the event that the page shows
 * @param {object} on
 * @param {(event: {seq: number, seat: number | null, next?: string}) => void} on.event
 * @param {() => void} on.changed requests, presence or the note have changed
 * @param {(state: "on" | "wait" | "off") => void} on.connection
 * @param {() => void} on.alive the server has sent something
 */
export function followStream(address, seq, on) {
  /** Of two windows that share their stream, the one with the smaller number goes on. */
  const id = Math.random();
  /** @type {EventSource | undefined} */
  let source;
  /** @type {BroadcastChannel | undefined} */
  let channel;
  let isSharing = false;
  let attempts = 0;
  let retry = 0;
  let timeout = 0;

  const send = (/** @type {object} */ message) => channel?.postMessage(message);

  const close = () => {
    clearTimeout(retry);
    clearTimeout(timeout);
    if (isSharing) {
      send({ name: "end" });
    }
    isSharing = false;
    channel?.close();
    channel = undefined;
    source?.close();
    source = undefined;
  };

  const disconnected = () => {
    close();
    on.connection(navigator.onLine ? "wait" : "off");
    retry = setTimeout(open, RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length - 1)]);
    attempts += 1;
  };

  const heartbeat = () => {
    clearTimeout(timeout);
    timeout = setTimeout(disconnected, HEARTBEAT_TIMEOUT);
  };

  const connected = () => {
    attempts = 0;
    on.connection("on");
    on.alive();
    heartbeat();
  };

  const share = () => {
    isSharing = true;
    send({ name: "share", id });
  };

  /** @param {string} name @param {string} data */
  const receive = (name, data) => {
    on.alive();
    heartbeat();
    if (name === "move") {
      on.event(JSON.parse(data).event);
    } else if (name === "reload") {
      location.reload();
    } else if (name !== "ping") {
      on.changed();
    }
  };

  /** @param {MessageEvent} message of another window */
  const hear = ({ data: { name, data, id: other } }) => {
    if (isSharing && (name === "ask" || (name === "share" && id < other))) {
      share();
    } else if (name === "share" && source) {
      source.close();
      source = undefined;
      isSharing = false;
      connected();
      // What happened before the other window was heard.
      on.changed();
    } else if (name === "end" && !source) {
      open();
    } else if (NAMES.includes(name) && !source) {
      receive(name, data);
    }
  };

  const open = () => {
    close();
    if (document.hidden) {
      return;
    }
    if ("BroadcastChannel" in window) {
      channel = new BroadcastChannel(address);
      channel.addEventListener("message", hear);
      send({ name: "ask" });
    }
    source = new EventSource(`${address}?after=${seq()}`);
    source.addEventListener("open", () => {
      connected();
      share();
    });
    for (const name of NAMES) {
      source.addEventListener(name, (event) => {
        const { data } = /** @type {MessageEvent} */ (event);
        send({ name, data });
        receive(name, data);
      });
    }
    source.addEventListener("error", disconnected);
    timeout = setTimeout(disconnected, CONNECT_TIMEOUT);
  };

  const reconnect = () => {
    attempts = 0;
    open();
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : reconnect()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && reconnect());
  addEventListener("online", reconnect);
  addEventListener("offline", disconnected);
  open();
}
