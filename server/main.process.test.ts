import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setUpServer } from "./testing/test-process";

jest.setTimeout(30_000);

const { site, start, startAndListen } = setUpServer();

/** Sends a raw request. @returns the raw response */
function sendRaw(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  return text(socket);
}

test("serves the site and logs its URL, but nothing about visitors", async () => {
  const { child, ended, port } = await startAndListen();
  const origin = `http://localhost:${port}`;
  const page = await fetch(`${origin}/about`);
  expect([page.status, await page.text()]).toEqual([200, "<h1>About</h1>"]);
  const moved = await fetch(`${origin}/contact-us?a=1`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/contact?a=1"]);
  const health = await fetch(`${origin}/healthz`);
  expect([await health.text(), health.headers.get("Cache-Control")]).toEqual([
    '{"status":"ok","mail":"folder","reasons":[]}',
    "no-store",
  ]);
  expect((await fetch(`${origin}/nowhere`)).status).toBe(404);

  child.kill("SIGTERM");
  const { output, ...end } = await ended;
  expect(end).toEqual({ code: 0, signal: null, errors: "" });
  expect(output.trim().split("\n")).toEqual([
    "Warning: The captcha is not checked, because RECAPTCHA_SECRET is not set.",
    "Warning: Mail is saved in var/mail and not sent, because SMTP_URL is not set.",
    `Open ${origin}`,
  ]);
});

test("logs JSON in production", async () => {
  const { child, ended, port } = await startAndListen({
    NODE_ENV: "production",
    RECAPTCHA_SECRET: "secret",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "website@clinic.example",
    MAIL_TO: "desk@clinic.example",
  });
  child.kill("SIGTERM");
  const { output } = await ended;
  expect(JSON.parse(`[${output.trim().replaceAll("\n", ",")}]`)).toMatchObject([
    { level: "warn", message: expect.stringMatching(/because OUTBOX_KEYS is not set/) },
    { level: "warn", message: expect.stringMatching(/because ALERT_URL is not set/) },
    { level: "warn", message: expect.stringMatching(/because HEARTBEAT_URL is not set/) },
    { level: "info", message: `Open http://localhost:${port}` },
  ]);
});

test("logs stack traces with the lines of the sources, although the server is compiled", async () => {
  const { child, ended, port } = await startAndListen();
  await writeFile(join(site().directory, "deploy/policy.json"), "not JSON");
  expect((await fetch(`http://localhost:${port}/about`)).status).toBe(500);
  child.kill("SIGTERM");
  expect((await ended).output).toMatch(
    /a page could not be served.+server\/static\/security-headers\.ts:\d+:\d+/,
  );
});

test("serves nothing outside public/ and does not crash on malformed requests", async () => {
  await writeFile(join(site().directory, "package.json"), "secret");
  const { child, ended, port } = await startAndListen();
  const targets = [`http://localhost:${port}/../package.json`, "../package.json", "package.json"];
  targets.push("/../package.json", "//../package.json", "/%", "*", "http://", "//evil.example/");
  for (const target of targets) {
    expect(await sendRaw(port, `GET ${target} HTTP/1.1`, "Host: localhost")).toMatch(
      /^HTTP\/1\.1 (400|404|301) /,
    );
  }
  for (const host of ["1.2.3.4.5", "[", "a b", "evil.example@localhost", ""]) {
    expect(await sendRaw(port, "GET /about HTTP/1.1", `Host: ${host}`)).toMatch(/^HTTP\/1\.1 (200|400) /);
  }
  expect(await sendRaw(port, "GET /about HTTP/1.1", "Host: localhost")).toContain("<h1>About</h1>");
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, errors: "" });
});

test("does not start on a port that is in use, and suggests another one", async () => {
  const { port } = await startAndListen();
  expect(await start({ PORT: `${port}` }).ended).toMatchObject({
    code: 1,
    output: "",
    errors: `Port ${port} is in use, perhaps by another copy of this server. To choose another: PORT=9000 npm run serve\n`,
  });
});

test("reads settings from systemd credentials", async () => {
  const folder = join(site().directory, "credentials");
  await mkdir(folder);
  await writeFile(join(folder, "SMTP_URL"), "imap://user:password@mail.example.org");
  expect(await start({ CREDENTIALS_DIRECTORY: folder }).ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^SMTP_URL must be the URL of a mail server.+not shown here/),
  });
});
