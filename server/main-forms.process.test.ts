import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import clinic from "../data/clinic.json";
import { runOutbox } from "./testing/outbox-command";
import { sendForm, setUpServer } from "./testing/test-process";
import {
  desk,
  form,
  openTestOutbox,
  refusal,
  startMailServer,
  until,
  validRequest,
} from "./testing/test-relay";

jest.setTimeout(60_000);

const { site, startAndListen } = setUpServer();
const outboxUrl = () => `file:${join(site().directory, "var/outbox.db")}`;

test("saves a form as a mail to the clinic", async () => {
  const { port } = await startAndListen({ SITE_URL: "https://www.clinic.example" });
  expect(await (await sendForm(port)).json()).toEqual({ success: true });
  const folder = join(site().directory, "var/mail");
  await until(async () => (await readdir(folder).catch(() => [])).some((name) => name.endsWith(".eml")));
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  const mail = await readFile(join(folder, `${names[0]}`), "utf8");
  expect(mail).toContain(`To: ${clinic.email}\r\n`);
  expect(mail).toMatch(/^Message-ID: <[0-9a-f-]{36}@www\.clinic\.example>\r$/m);
});

test("mails a request once that it accepted before it was killed", async () => {
  const mails = await startMailServer();
  // The mail server is not reachable until the second start.
  await mails.stop();
  const settings = { SMTP_URL: mails.url, MAIL_TO: desk };
  const first = await startAndListen(settings);
  const send = async (port: number) => (await sendForm(port, {}, { "Idempotency-Key": "key" })).json();
  expect(await send(first.port)).toEqual({ success: true });
  first.child.kill("SIGKILL");
  await first.ended;

  const restarted = await startMailServer({}, mails.port);
  const second = await startAndListen(settings);
  expect(await send(second.port)).toEqual({ success: true });
  await until(() => restarted.mails.length > 0);
  second.child.kill("SIGTERM");
  expect(await second.ended).toMatchObject({ code: 0, errors: "" });
  await restarted.stop();
  expect(restarted.mails).toMatchObject([
    {
      to: [{ address: desk }],
      subject: expect.stringMatching(/^Evaluation request, no\. [0-9A-F]{4}$/),
    },
  ]);
});

test("a server that is repeatedly killed before it records a sent mail repeats a different mail each time", async () => {
  const outbox = await openTestOutbox(outboxUrl(), { keys: [] });
  const ids = ["1", "2", "3", "4", "5"];
  for (const id of ids) await outbox.accept({ ...validRequest, id });
  outbox.close();

  const received: string[] = [];
  let kill: (() => void) | undefined;
  const server = await startMailServer({
    async onData(stream, _, done) {
      received.push(/^Message-ID: <(.+)@/m.exec(await text(stream))?.[1] ?? "");
      // The mail server has the mail, but the sender is killed before it gets the reply.
      if (kill) kill();
      else done(null);
    },
  });
  const settings = { SMTP_URL: server.url, MAIL_TO: desk };
  for (let kills = 1; kills <= 4; kills++) {
    const { child, ended } = await startAndListen(settings);
    kill = () => child.kill("SIGKILL");
    // The mail may arrive before `kill` is set.
    if (received.length >= kills) kill();
    await ended;
    kill = () => {};
  }
  expect(received).toEqual(["1", "2", "3", "4"]);
  kill = undefined;
  const { child, ended } = await startAndListen(settings);
  await until(() => received.length === 9);
  child.kill("SIGTERM");
  await ended;
  await server.stop();
  expect(received.slice(4)).toEqual(["5", "1", "2", "3", "4"]);
});

test("logs no error when a form's connection is dropped", async () => {
  const { child, ended, port } = await startAndListen();
  for (const framing of ["Content-Length: 100\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n5\r\n{"]) {
    const socket = connect(port, "127.0.0.1");
    const head = "POST /send-email.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    await new Promise((sent) => socket.write(head + framing, sent));
    // The response to a second request shows that the server has read the first one.
    await fetch(`http://localhost:${port}/healthz`).then((response) => response.text());
    socket.resetAndDestroy();
    await once(socket, "close");
  }
  await fetch(`http://localhost:${port}/healthz`).then((response) => response.text());
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, errors: "" });
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "on %s finishes open requests, accepts no new connections, and exits",
  async (signal) => {
    const { child, ended, port } = await startAndListen();
    const body = JSON.stringify(form);
    const open = request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/send-email.php",
      headers: { "Content-Type": "application/json", "Content-Length": body.length },
    });
    open.write(body.slice(0, 10));
    await once(open, "socket").then(([socket]) => socket.connecting && once(socket, "connect"));
    // Also leaves an idle connection, because fetch uses keep-alive.
    await fetch(`http://localhost:${port}/healthz`).then((response) => response.text());

    child.kill(signal);
    await untilRefused(port);
    open.end(body.slice(10));
    const [response] = await once(open, "response");
    expect([response.statusCode, await text(response)]).toEqual([200, '{"success":true}']);
    expect(await ended).toMatchObject({ code: 0, signal: null });
  },
);

async function untilRefused(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  const isRefused = await once(socket, "connect").then(
    () => false,
    () => true,
  );
  socket.destroy();
  if (!isRefused) await untilRefused(port);
}

test("keeps running while requests are listed, shown and removed with its key file", async () => {
  let isFull = true;
  const mails = await startMailServer({
    onRcptTo: (_address, _session, done) => done(isFull ? refusal(452) : null),
  });
  const { port, child, ended } = await startAndListen({ SMTP_URL: mails.url, MAIL_TO: desk });
  const run = (...args: string[]) => runOutbox(args, { OUTBOX_URL: outboxUrl(), OUTBOX_KEYS: "" });
  await sendForm(port, { name: "Ana" });
  await until(async () => (await run("list")).output.includes(" 452 "));
  const [first = ""] = /^[0-9a-f-]{36}/m.exec((await run("list")).output) ?? [];
  expect((await run("show", first)).output).toContain("Name:     Ana\n");
  expect(await run("remove", first, "--yes")).toMatchObject({ code: 0 });
  isFull = false;
  await sendForm(port, { name: "Bo" });
  await until(() => mails.mails.length > 0);
  await until(async () => (await run("list")).output.startsWith("No request is waiting"));
  expect(mails.mails.map(({ text }) => text)).toEqual([expect.stringContaining("\nName: Bo\n")]);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, errors: "" });
  await mails.stop();
  expect((await run("audit", first)).output).toMatch(/shown .+\n.+removed /);
});
