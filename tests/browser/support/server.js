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
import { POSTGRES, PostgresDatabase } from "./database.js";
import { Router } from "./router.js";

/** The program under test. */
const BINARY = process.env.ROWLOCK_BINARY ?? fileURLToPath(new URL("../../../target/debug/rowlock", import.meta.url));

/** The address by which the browsers reach the server; their command line maps it to this machine. */
const HOME_NETWORK = "192.168.1.20";

/** How long a start may take, in milliseconds. */
const START_TIMEOUT = 60_000;

/** How many servers share a PostgreSQL database. */
const SHARING = 2;

/**
 * Ports from here on are below those that systems choose themselves: one is not taken before a server listens on it, or while
 * the server is started again. The tests in Rust use those before it.
 */
const FIRST_PORT = 20_000;

/** How far apart the first ports of two processes are, as the ids of those of one run follow each other. */
const PORTS_PER_PROCESS = 2_503;

let portCount = 0;

/** The real program on a port and a database of its own; on PostgreSQL several times, behind a load balancer. */
export class Server {
  #processes = [];
  #folder;
  #port;
  /** The ports of the processes: of one, that of the server. */
  #ports;
  #router;
  #database;
  #options = [];
  #publicUrl;
  #log = "";

  /** A server that responds: with these options, and below a path if there is one. */
  static async start({ options = [], path = "" } = {}) {
    const server = new Server();
    server.#folder = await mkdtemp(join(tmpdir(), "rowlock-"));
    server.#port = await freePort();
    server.#ports = [server.#port];
    server.#options = ["--database", join(server.#folder, "rowlock.db"), ...options];
    // A server with options has them for itself.
    if (POSTGRES && options.length === 0) {
      server.#database = await PostgresDatabase.create();
      server.#ports = await Promise.all(Array.from({ length: SHARING }, freePort));
      server.#options = ["--database", server.#database.url];
    }
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

  /** The link to the operator's page that it printed last; it works once, and leads to one process. */
  get operatorLink() {
    return [...this.#log.matchAll(/For the operator {2}(\S+)/g)].at(-1)[1];
  }

  /** The address of that process, for programs on this machine. */
  get operatorAddress() {
    return new URL(this.operatorLink).origin;
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
    this.#processes.forEach((each) => each.kill("SIGSTOP"));
  }

  /** Continues it after a `freeze`. */
  thaw() {
    this.#processes.forEach((each) => each.kill("SIGCONT"));
  }

  /** Starts it again after a `kill`, on the same port and the same database. */
  async restart() {
    await this.#run();
  }

  /** Stops it and deletes its database. */
  async stop() {
    this.thaw();
    await this.#end("SIGTERM");
    await this.#database?.drop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #run() {
    if (!existsSync(BINARY)) {
      throw new Error(`there is no ${BINARY}: please run "cargo build", or name the program with ROWLOCK_BINARY`);
    }
    this.#processes = this.#ports.map((port) => this.#spawn(port));
    const deadline = Date.now() + START_TIMEOUT;
    for (const [index, port] of this.#ports.entries()) {
      while (!(await responds(port))) {
        if (this.#processes[index].exitCode !== null || Date.now() > deadline) {
          throw new Error(`the server does not answer:\n${this.#log}`);
        }
        await pause(50);
      }
    }
    if (this.#database) {
      this.#router = await Router.start(this.#port, this.#ports);
    }
  }

  #spawn(port) {
    const running = spawn(BINARY, ["serve", "--listen", `127.0.0.1:${port}`, ...this.#options], {
      cwd: this.#folder,
      env: { ...process.env, ROWLOCK_PUBLIC_URL: this.#publicUrl, ROWLOCK_RATE_LIMIT: "off" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [running.stdout, running.stderr]) {
      stream.on("data", (text) => (this.#log += text));
    }
    return running;
  }

  async #end(signal) {
    const running = this.#processes.filter((each) => each.exitCode === null && each.signalCode === null);
    const gone = running.map((each) => once(each, "exit"));
    running.forEach((each) => each.kill(signal));
    await this.#router?.stop();
    this.#router = undefined;
    await Promise.all(gone);
  }
}

async function responds(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    return response.ok;
  } catch {
    return false;
  }
}

/** A port that nothing listens on, and that no other test of this process is given. */
export async function freePort() {
  for (;;) {
    const port = FIRST_PORT + ((process.pid * PORTS_PER_PROCESS + portCount++) % 10_000);
    const probe = createServer().listen(port, "127.0.0.1");
    try {
      await once(probe, "listening");
    } catch {
      continue;
    }
    probe.close();
    await once(probe, "close");
    return port;
  }
}
