import { execFileSync, spawnSync } from "node:child_process";
import { chmod, mkdir, open, readdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { damageOutbox, pageSize, untilDelivered } from "../../testing/damage";
import { sendForm, setUpServer } from "../../testing/test-process";
import { until } from "../../testing/test-relay";

jest.setTimeout(60_000);

const { site, start, startAndListen } = setUpServer();

const folder = () => join(site().directory, "var");
const outboxUrl = () => `file:${join(folder(), "outbox.db")}`;

async function probeServer(port: number) {
  const origin = `http://localhost:${port}`;
  const requests = [fetch(`${origin}/about`), fetch(`${origin}/healthz`), sendForm(port)];
  const responses = await Promise.all(requests);
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  const [page, health, form] = responses.map(({ status }) => status);
  return { page, health, form, retryAfter: responses[2]?.headers.get("Retry-After") };
}

test("closes the project's var/ folder to other users when a build has left it open", async () => {
  await mkdir(folder());
  await chmod(folder(), 0o755);
  const { child, ended } = await startAndListen();
  child.kill("SIGTERM");
  expect((await ended).output).not.toContain("chmod");
  expect((await stat(folder())).mode & 0o777).toBe(0o700);
  for (const name of await readdir(folder())) expect((await stat(join(folder(), name))).mode & 0o077).toBe(0);
});

test("a damaged outbox is set aside: forms are accepted, and health is down until it is moved away", async () => {
  await mkdir(folder(), { mode: 0o700 });
  await writeFile(join(folder(), "outbox.db"), Buffer.alloc(20_000, "garbage"));
  const { child, ended, port } = await startAndListen();
  expect(await probeServer(port)).toEqual({ page: 200, health: 503, form: 200, retryAfter: null });
  const [name = ""] = (await readdir(folder())).filter((file) => file.includes(".damaged-"));
  await rename(join(folder(), name), join(site().directory, "saved"));
  await until(async () => (await fetch(`http://localhost:${port}/healthz`)).ok);
  expect(await probeServer(port)).toMatchObject({ health: 200, form: 200 });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, errors: "", output: expect.stringContaining("was renamed") });
});

test("damaging the file while the server runs does not end the process", async () => {
  const { child, ended, port } = await startAndListen();
  expect(await probeServer(port)).toMatchObject({ form: 200 });
  const path = join(folder(), "outbox.db");
  const { size } = await stat(path);
  // All but the first page, which contains the list of tables.
  await damageOutbox(path, pageSize, Buffer.alloc(size - pageSize, 0x5a));
  expect(await probeServer(port)).toMatchObject({ page: 200, form: 503 });
  expect(await probeServer(port)).toMatchObject({ page: 200, form: 503, health: 503 });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, errors: "" });
});

test("a second server for the same outbox does not start, whatever its port, until the first has ended", async () => {
  const first = await startAndListen();
  const message =
    /^Another copy of this server has the outbox open \(\S+\/var\/outbox\.db\)\. Two copies would send every mail twice\. Stop the other one first\.\n$/;
  expect(await start({ OUTBOX_URL: outboxUrl() }).ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(message),
  });
  expect(await probeServer(first.port)).toMatchObject({ form: 200, health: 200 });
  first.child.kill("SIGKILL");
  await first.ended;
  const second = await startAndListen();
  expect(await probeServer(second.port)).toMatchObject({ form: 200, health: 200 });
});

const mounts = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
// Mounting needs root, and containers may forbid it even then.
const onlyWithMounts = mounts.status === 0 ? test : test.skip;

onlyWithMounts("with a full disk, forms get 503 and health is down, until there is space again", async () => {
  await mkdir(folder());
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=400k,mode=700", "tmpfs", folder()]);
  try {
    const { port } = await startAndListen();
    expect(await probeServer(port)).toMatchObject({ form: 200 });
    await untilDelivered(join(folder(), "outbox.db"));
    const filler = await open(join(folder(), "filler"), "w");
    const isFull = () =>
      filler.write(Buffer.alloc(pageSize)).then(
        ({ bytesWritten }) => bytesWritten < pageSize,
        ({ code }) => code === "ENOSPC",
      );
    await until(isFull);
    expect((await sendForm(port, { message: "x".repeat(4_900) })).status).toBe(503);
    const health = async () => (await fetch(`http://localhost:${port}/healthz`)).json();
    expect(await health()).toMatchObject({
      status: "down",
      reasons: expect.arrayContaining(["Requests cannot be saved: forms are answered 503."]),
    });
    await filler.truncate();
    await filler.close();
    expect((await sendForm(port)).status).toBe(200);
    expect(await health()).toMatchObject({
      status: "degraded",
      reasons: ["A form could not be saved in the last 15 minutes."],
    });
  } finally {
    // Lazy, because the server may still have files open.
    spawnSync("umount", ["--lazy", folder()]);
  }
});
