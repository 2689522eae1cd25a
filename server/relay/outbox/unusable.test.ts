/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { chmod, mkdir, readdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { damageOutbox, pageSize } from "../../testing/damage";
import { setUpServer } from "../../testing/test-process";
import { openTestOutbox, startMailServer, until, validRequest } from "../../testing/test-relay";

jest.setTimeout(60_000);

const { site, start, startAndListen } = setUpServer();

const place = () => join(site().directory, "var");
const outboxUrl = () => `file:${join(place(), "outbox.db")}`;
const form = { name: "Ana", phone: "907-555-0100", email: "ana@example.com", message: "Hello" };

async function ask(port: number) {
  const at = `http://localhost:${port}`;
  const [page, health, sent] = await Promise.all([
    fetch(`${at}/about`),
    fetch(`${at}/healthz`),
    fetch(`${at}/send-email.php`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(form),
    }),
  ]);
  await Promise.all([page, health, sent].map((response) => response.arrayBuffer()));
  return {
    page: page.status,
    health: health.status,
    form: sent.status,
    after: sent.headers.get("Retry-After"),
  };
}

test.each<[string, () => Promise<unknown>]>([
  ["a file takes the place of its folder", () => writeFile(place(), "")],
  ["a named pipe takes its place", async () => execFileSync("mkfifo", [join(place(), "outbox.db")])],
  ["a folder takes its place", () => mkdir(join(place(), "outbox.db"))],
])("where %s, pages are served, forms refused for now, and health is down", async (what, spoil) => {
  if (!what.endsWith("its folder")) await mkdir(place());
  await spoil();
  const { child, ended, port } = await startAndListen();
  expect(await ask(port)).toEqual({ page: 200, health: 503, form: 503, after: "60" });
  child.kill("SIGTERM");
  const { output, ...end } = await ended;
  expect(end).toEqual({ code: 0, signal: null, errors: "" });
  expect(output).toContain("Error: The outbox cannot be opened, so forms are refused. See that OUTBOX_URL");
});

test("the project's own folder of it is closed, where a build has left it open", async () => {
  await mkdir(place());
  await chmod(place(), 0o755);
  const { child, ended } = await startAndListen();
  child.kill("SIGTERM");
  expect((await ended).output).not.toContain("chmod");
  expect((await stat(place())).mode & 0o777).toBe(0o700);
  for (const name of await readdir(place())) expect((await stat(join(place(), name))).mode & 0o077).toBe(0);
});

test("a damaged outbox is set aside: forms are taken, and health is down until it is moved away", async () => {
  await mkdir(place(), { mode: 0o700 });
  await writeFile(join(place(), "outbox.db"), Buffer.alloc(20_000, "garbage"));
  const { child, ended, port } = await startAndListen();
  expect(await ask(port)).toEqual({ page: 200, health: 503, form: 200, after: null });
  const [name = ""] = (await readdir(place())).filter((file) => file.includes(".damaged-"));
  await rename(join(place(), name), join(site().directory, "saved"));
  await until(async () => (await fetch(`http://localhost:${port}/healthz`)).ok);
  expect(await ask(port)).toMatchObject({ health: 200, form: 200 });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, errors: "", output: expect.stringContaining("is set aside") });
});

test("text that is no UTF-8, which aborts libsql, ends no process: the other requests are delivered", async () => {
  const outbox = await openTestOutbox(outboxUrl(), { keys: [], recipients: ["desk@clinic.example"] });
  for (const id of ["1", "2", "3"]) await outbox.accept({ ...validRequest, id });
  outbox.close();
  const other = createClient({ url: outboxUrl() });
  await other.execute("UPDATE deliveries SET request_id = CAST(x'ff32' AS TEXT) WHERE request_id = '2'");
  await other.execute(
    "UPDATE requests SET id = CAST(x'ff32' AS TEXT), content_key = CAST(x'fffe' AS TEXT) WHERE id = '2'",
  );
  other.close();
  const mails = await startMailServer();
  const { child, ended } = await startAndListen({ SMTP_URL: mails.url, MAIL_TO: "desk@clinic.example" });
  await until(() => mails.mails.length === 2);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, errors: "" });
  await mails.stop();
});

test("a page that is damaged while the server runs ends no process", async () => {
  const { child, ended, port } = await startAndListen();
  expect(await ask(port)).toMatchObject({ form: 200 });
  const path = join(place(), "outbox.db");
  const { size } = await stat(path);
  // All but the first page, which holds the list of tables.
  await damageOutbox(path, pageSize, Buffer.alloc(size - pageSize, 0x5a));
  expect(await ask(port)).toMatchObject({ page: 200, form: 503 });
  expect(await ask(port)).toMatchObject({ page: 200, form: 503 });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, errors: "" });
});

test("a second server of one outbox refuses to start, whatever its port, until the first is gone", async () => {
  const first = await startAndListen();
  const sentence =
    /^Another copy of this server has the outbox open \(\S+\/var\/outbox\.db\)\. Two would send every mail twice: stop the other one first\.\n$/;
  expect(await start({ OUTBOX_URL: outboxUrl() }).ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(sentence),
  });
  expect(await ask(first.port)).toMatchObject({ form: 200, health: 200 });
  first.child.kill("SIGKILL");
  await first.ended;
  const second = await startAndListen();
  expect(await ask(second.port)).toMatchObject({ form: 200, health: 200 });
});
