import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { type RunningApp, startApp } from "./testing/running-app";

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
