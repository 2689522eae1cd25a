import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, sendForm, setUpServer } from "./testing/test-process";
import { until } from "./testing/test-relay";

jest.setTimeout(60_000);

const { start, startAndListen } = setUpServer();

/** Sends a form, which writes to the log. */
const statusOf = async (port: number, address = "192.0.2.1") =>
  (await sendForm(port, {}, { "X-Forwarded-For": address })).status;

/** Starts the server with its log in a file, which may be unreadable; resolves once the server answers. */
async function startWithLog(file: string, alsoErrors = false) {
  const port = await freePort();
  const stdout = openSync(file, "a");
  const running = start(
    { PORT: `${port}`, TRUST_PROXY: "1" },
    alsoErrors ? { stdout, stderr: stdout } : { stdout },
  );
  closeSync(stdout);
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(async () => running.child.exitCode !== null || (await answers()));
  expect(running.child.exitCode).toBeNull();
  return { ...running, port };
}

test("keeps running when nobody reads its log any more", async () => {
  const { child, ended, port } = await startAndListen();
  child.stdout?.destroy();
  child.stderr?.destroy();
  expect([await statusOf(port), await statusOf(port), await statusOf(port)]).toEqual([200, 200, 200]);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, signal: null });
});

test("starts and keeps running with its log on a full disk", async () => {
  const { child, ended, port } = await startWithLog("/dev/full", true);
  expect([await statusOf(port), await statusOf(port)]).toEqual([200, 200]);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, signal: null });
});

test("exits with code 1 and without a crash when it cannot write why it does not start", async () => {
  const full = openSync("/dev/full", "a");
  const { ended } = start({ PORT: "ninety" }, { stdout: full, stderr: full });
  closeSync(full);
  expect(await ended).toMatchObject({ code: 1, signal: null });
});

const mounts = spawnSync("sh", ["-c", "d=$(mktemp -d) && mount -t tmpfs -o size=64k tmpfs $d && umount $d"]);
const onlyWithMounts = mounts.status === 0 ? test : test.skip;

onlyWithMounts("logs how many lines were lost once the disk of its log has space again", async () => {
  const disk = await mkdtemp(join(tmpdir(), "full-"));
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]);
  try {
    const log = join(disk, "log");
    const { child, ended, port } = await startWithLog(log);
    const rest = join(disk, "rest");
    await writeFile(rest, Buffer.alloc(64 * 1024)).catch(() => {});
    // More than fits into the log's last block.
    for (let number = 0; number < 60; number++) expect(await statusOf(port, `192.0.${number}.1`)).toBe(200);
    await truncate(rest);
    expect(await statusOf(port, "198.51.100.1")).toBe(200);
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0, signal: null });
    const lines = (await readFile(log, "utf8")).trim().split("\n");
    expect(lines).toContainEqual(
      expect.stringMatching(/^Warning: lines of the log were lost \{"lines":\d{1,3}\}$/),
    );
    expect(lines.at(-1)).toMatch(/^(request|delivered) /);
  } finally {
    spawnSync("umount", [disk]);
    await rm(disk, { recursive: true });
  }
});
