import { once } from "node:events";
import { Agent, createServer, request as ask } from "node:http";

/** A load balancer that sends each request to any of several servers, and can refuse some. */
export class Router {
  #web;
  #refused = /(?!)/;
  /** A connection that was idle for longer may be one that its server is about to close. */
  #agent = new Agent({ keepAlive: true, timeout: 2000 });

  /** One that listens on this port, for the servers on those. */
  static async start(port, targets) {
    const router = new Router();
    router.#web = createServer((request, response) => router.#pass(request, response, targets));
    router.#web.listen(port, "127.0.0.1");
    await once(router.#web, "listening");
    return router;
  }

  /** The port on which it listens. */
  get port() {
    return this.#web.address().port;
  }

  /** Ends the connections of requests for these paths, from now on. @param {RegExp} paths */
  refuse(paths) {
    this.#refused = paths;
  }

  /** Stops it, with all connections. */
  async stop() {
    this.#web.closeAllConnections();
    this.#web.close();
    await once(this.#web, "close");
    this.#agent.destroy();
  }

  #pass(request, response, targets) {
    if (this.#refused.test(request.url)) {
      response.destroy();
      return;
    }
    const port = targets[Math.floor(Math.random() * targets.length)];
    const { method, url: path, rawHeaders: headers } = request;
    const passed = ask({ agent: this.#agent, host: "127.0.0.1", port, method, path, headers, setDefaultHeaders: false });
    passed.on("response", (answer) => {
      // The browser gets the headers of the server, and no others.
      response.removeHeader("Connection");
      response.writeHead(answer.statusCode, answer.statusMessage, answer.rawHeaders);
      answer.pipe(response);
      // The browser gets no end that the server did not send.
      answer.on("error", () => response.destroy());
    });
    passed.on("error", () => response.destroy());
    response.on("close", () => passed.destroy());
    request.pipe(passed);
  }
}
