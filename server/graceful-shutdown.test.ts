import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { shutDown } from "./listener";

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
