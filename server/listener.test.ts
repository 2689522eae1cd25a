import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { explainListenError, shutDown, siteAddress } from "./listener";
import { type RunningApp, startApp } from "./testing/running-app";

describe("listener", () => {
  let app: RunningApp;
  beforeEach(async () => {
    app = await startApp(new Hono().post("/", async (context) => context.text(await context.req.text())));
  });
  afterEach(() => app.stop());

  /** Sends a form with a request line as it is. @returns the status */
  async function post(requestLine: string, headers = "Host: localhost\r\n"): Promise<number> {
    const socket = connect(app.port, "127.0.0.1");
    socket.write(`${requestLine}${headers}Connection: close\r\nContent-Length: 2\r\n\r\n{}`);
    return Number((await text(socket)).split(" ")[1]);
  }

  test.each(["POST /\n", "POST /\r\n", "POST / HTTP/0.9\r\n", "POST / HTTP/2.0\r\n", "POST / HTTP/1.1\n"])(
    "a request that begins with %j is refused",
    async (requestLine) => {
      expect(await post(requestLine)).toBe(400);
    },
  );

  test("a request with two Host headers is refused", async () => {
    expect(await post("POST / HTTP/1.1\r\n", "Host: localhost\r\nHost: evil.example\r\n")).toBe(400);
  });

  test.each(["POST / HTTP/1.1\r\n", "POST / HTTP/1.0\r\n"])("%j is served", async (requestLine) => {
    expect(await post(requestLine)).toBe(200);
  });
});

describe("listen address", () => {
  test.each([
    ["127.0.0.1", "http://localhost:9000"],
    ["0.0.0.0", "http://localhost:9000"],
    ["::", "http://localhost:9000"],
    ["192.0.2.7", "http://192.0.2.7:9000"],
    ["2001:db8::7", "http://[2001:db8::7]:9000"],
    ["clinic.example", "http://clinic.example:9000"],
  ])("the URL of a server on %s is %s", (host, address) => {
    expect(siteAddress({ host, port: 9000 })).toBe(address);
  });

  const inUse = "is in use, perhaps by another copy of this server. To choose another:";
  const notOurs =
    'HOST is "192.0.2.7", which is not an address of this machine. Unset it to listen on 127.0.0.1.';
  test.each([
    ["EADDRINUSE", 9000, `Port 9000 ${inUse} PORT=9001 npm run serve`],
    ["EADDRINUSE", 80, `Port 80 ${inUse} PORT=9000 npm run serve`],
    ["EACCES", 80, "You have no permission to use port 80. To choose another: PORT=9000 npm run serve"],
    ["EADDRNOTAVAIL", 9000, notOurs],
    ["ENOTFOUND", 9000, notOurs],
    ["EMFILE", 9000, "The server cannot listen on port 9000 of 192.0.2.7: listen failed"],
  ])("explains %s on port %i", (code, port, message) => {
    const error = Object.assign(new Error("listen failed"), { code });
    expect(explainListenError(error, { host: "192.0.2.7", port })).toBe(message);
  });
});

describe("graceful shutdown", () => {
  const longGrace = 60_000;
  let server: Server;
  let answer: ServerResponse;

  beforeEach(async () => {
    server = createServer((_, response) => {
      answer = response;
    });
    server.keepAliveTimeout = longGrace;
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  afterEach(() => server.close());

  async function sendRequest(): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(server, "request");
    return socket;
  }

  test("an open request is finished before its connection is closed", async () => {
    const socket = await sendRequest();
    const stopped = shutDown(server, longGrace);
    expect(server.listening).toBe(false);
    answer.end("finished");
    expect(await text(socket)).toContain("finished");
    await stopped;
  });

  test("an idle connection is closed at once", async () => {
    const socket = await sendRequest();
    answer.end("finished");
    await once(socket, "data");
    await shutDown(server, longGrace);
  });

  test("a request that does not end is cut off after the grace period", async () => {
    const socket = await sendRequest();
    await shutDown(server, 10);
    expect(await text(socket)).toBe("");
  });
});
