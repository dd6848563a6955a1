import { once } from "node:events";
import { connect, createServer } from "node:net";

/** A way to the server on which connections can go silent, as when a router restarts: they stay open, and nothing arrives. */
export class SilentNetwork {
  #listener;
  #connections = [];

  /** One that leads to this port of this machine. */
  static async start(port) {
    const network = new SilentNetwork();
    network.#listener = createServer((near) => network.#relay(near, connect(port, "127.0.0.1"))).listen(0, "127.0.0.1");
    await once(network.#listener, "listening");
    return network;
  }

  get port() {
    return this.#listener.address().port;
  }

  /** Silences the connections that are open; new ones work. */
  silence() {
    this.#connections.forEach((each) => (each.isSilent = true));
  }

  /** Closes all connections. */
  async stop() {
    this.#listener.close();
    this.#connections.flatMap(({ near, far }) => [near, far]).forEach((each) => each.destroy());
    await once(this.#listener, "close");
  }

  #relay(near, far) {
    const connection = { near, far, isSilent: false };
    this.#connections.push(connection);
    for (const [from, to] of [[near, far], [far, near]]) {
      from.on("data", (data) => connection.isSilent || to.write(data));
      from.on("error", () => {});
      from.on("close", () => connection.isSilent || to.destroy());
    }
  }
}
