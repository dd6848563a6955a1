import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createWeb } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The program under test. */
const BINARY = process.env.ROWLOCK_BINARY ?? fileURLToPath(new URL("../../../target/debug/rowlock", import.meta.url));

/** The address by which the browsers reach the server; their command line maps it to this machine. */
const HOME_NETWORK = "192.168.1.20";

/** How long a start may take, in milliseconds. */
const START_TIMEOUT = 60_000;

/** The real program on a port and a database of its own. */
export class Server {
  #process;
  #folder;
  #port;
  #options = [];
  #publicUrl;
  #log = "";

  /** A server that responds: with these options, and below a path if there is one. */
  static async start({ options = [], path = "" } = {}) {
    const server = new Server();
    server.#folder = await mkdtemp(join(tmpdir(), "rowlock-"));
    server.#port = await freePort();
    server.#options = options;
    server.#publicUrl = path ? `${server.localAddress}${path}` : server.address;
    await server.#run();
    return server;
  }

  /** Its URL for links and QR codes. */
  get publicUrl() {
    return this.#publicUrl;
  }

  /** Its port. */
  get port() {
    return this.#port;
  }

  /** Its folder of certificates. */
  get certificates() {
    return join(this.#folder, "rowlock.db-tls");
  }

  /** Where phones find it: an address of the home network, over plain HTTP. */
  get address() {
    return `http://${HOME_NETWORK}:${this.#port}`;
  }

  /** The same server, for programs on this machine. */
  get localAddress() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The link to the operator's page that it printed last; it works once. */
  get operatorLink() {
    return [...this.#log.matchAll(/For the operator {2}(\S+)/g)].at(-1)[1];
  }

  /** Kills it, as a power cut does. */
  async kill() {
    await this.#end("SIGKILL");
  }

  /** Runs a proxy on its port while it is killed, until `stop()`. */
  async startProxy(handler) {
    const web = createWeb(handler).listen(this.#port, "127.0.0.1");
    await once(web, "listening");
    return {
      stop: async () => {
        web.closeAllConnections();
        web.close();
        await once(web, "close");
      },
    };
  }

  /** Suspends it with all connections open, as a network that drops every packet. */
  freeze() {
    this.#process.kill("SIGSTOP");
  }

  /** Continues it after a `freeze`. */
  thaw() {
    this.#process.kill("SIGCONT");
  }

  /** Starts it again after a `kill`, on the same port and the same database. */
  async restart() {
    await this.#run();
  }

  /** Stops it and deletes its database. */
  async stop() {
    this.thaw();
    await this.#end("SIGTERM");
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #run() {
    if (!existsSync(BINARY)) {
      throw new Error(`there is no ${BINARY}: please run "cargo build", or name the program with ROWLOCK_BINARY`);
    }
    const options = ["--listen", `127.0.0.1:${this.#port}`, "--database", join(this.#folder, "rowlock.db"), ...this.#options];
    this.#process = spawn(BINARY, ["serve", ...options], {
      cwd: this.#folder,
      env: { ...process.env, ROWLOCK_PUBLIC_URL: this.#publicUrl, ROWLOCK_RATE_LIMIT: "off" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream.on("data", (text) => (this.#log += text));
    }
    const deadline = Date.now() + START_TIMEOUT;
    while (!(await this.#responds())) {
      if (this.#process.exitCode !== null || Date.now() > deadline) {
        throw new Error(`the server does not answer:\n${this.#log}`);
      }
      await pause(50);
    }
  }

  async #responds() {
    try {
      const response = await fetch(`${this.localAddress}/healthz`);
      return response.ok;
    } catch {
      return false;
    }
  }

  async #end(signal) {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const gone = once(this.#process, "exit");
      this.#process.kill(signal);
      await gone;
    }
  }
}

/** A port that nothing listens on. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
