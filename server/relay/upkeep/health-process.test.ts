/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { askOutbox, damageOutbox, pageSize, untilDelivered } from "../../testing/damage";
import { setUpServer } from "../../testing/test-process";
import { until } from "../../testing/test-relay";

jest.setTimeout(60_000);

const { site, startAndListen } = setUpServer();
const outboxPath = () => join(site().directory, "var/outbox.db");

async function sendForm(port: number, message = "Hello"): Promise<number> {
  const { status } = await fetch(`http://localhost:${port}/send-email.php`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Ana", phone: "907-555-0100", email: "ana@example.com", message }),
  });
  return status;
}

async function health(port: number) {
  const response = await fetch(`http://localhost:${port}/healthz`);
  return { code: response.status, ...((await response.json()) as { status: string; reasons: string[] }) };
}

const saysUnsaved = {
  code: 503,
  status: "down",
  reasons: expect.arrayContaining(["Requests cannot be saved: forms are answered 503."]),
};
const well = { code: 200, status: "ok", reasons: [], mail: "folder" };

test("a damaged page of the table: forms are answered 503, and health says so", async () => {
  const { port } = await startAndListen();
  expect(await sendForm(port)).toBe(200);
  expect(await health(port)).toEqual(well);
  const page = await askOutbox(outboxPath(), "SELECT rootpage FROM sqlite_master WHERE name = 'requests'");
  await damageOutbox(outboxPath(), (page - 1) * pageSize, Buffer.alloc(pageSize, 0xa5));
  expect(await sendForm(port)).toBe(503);
  expect(await health(port)).toMatchObject(saysUnsaved);
});

test("a damaged free list: what needs a new page is answered 503, and health says so", async () => {
  const { port } = await startAndListen();
  expect(await sendForm(port)).toBe(200);
  // The number of the list's first page, far behind the file's end, and the list's length (file format, 1.3.9).
  const list = Buffer.alloc(8);
  list.writeUInt32BE(999_999, 0);
  list.writeUInt32BE(5, 4);
  await damageOutbox(outboxPath(), 32, list);
  expect(await sendForm(port, "x".repeat(4_900))).toBe(503);
  expect(await health(port)).toMatchObject(saysUnsaved);
});

test("a file set aside as damaged keeps health down until a person has moved it away", async () => {
  await mkdir(join(site().directory, "var"));
  await writeFile(outboxPath(), "no database, though it has as many bytes as one ".repeat(200));
  const { port } = await startAndListen();
  expect(await sendForm(port)).toBe(200);
  const { code, status, reasons } = await health(port);
  expect([code, status, reasons]).toEqual([
    503,
    "down",
    ["Damaged outbox files set aside: 1. A person has to see to them."],
  ]);
  const aside = execFileSync("ls", [join(site().directory, "var")], { encoding: "utf8" })
    .split("\n")
    .find((name) => name.startsWith("outbox.db.damaged-"));
  await rename(join(site().directory, "var", `${aside}`), join(site().directory, "saved.db"));
  await until(async () => (await health(port)).status === "ok");
});

const mount = (...words: string[]) => execFileSync("mount", words, { cwd: site().directory });
// Tried where nobody else sees it. It needs root, and a container may have no right to it all the same.
const mayMount = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

(mayMount ? describe : describe.skip)("on a disk of its own (needs the right to mount)", () => {
  const place = () => join(site().directory, "var");
  beforeEach(async () => {
    await mkdir(place());
    mount("-t", "tmpfs", "-o", "size=400k,mode=700", "tmpfs", "var");
  });
  // Gone from here at once, and from the kernel once the server has ended.
  afterEach(() => {
    while (spawnSync("umount", ["--lazy", place()]).status === 0);
  });

  /** Writes a file until the disk has no room left. */
  async function fill(path: string): Promise<void> {
    const file = await open(path, "w");
    const isFull = () =>
      file.write(Buffer.alloc(pageSize)).then(
        ({ bytesWritten }) => bytesWritten < pageSize,
        ({ code }) => code === "ENOSPC",
      );
    await until(isFull);
    await file.close();
  }

  test("a full disk: forms are answered 503, health says so, and both are well once there is room", async () => {
    const { port } = await startAndListen();
    expect(await sendForm(port)).toBe(200);
    await untilDelivered(outboxPath());
    await fill(join(place(), "filler"));
    expect(await sendForm(port, "x".repeat(4_900))).toBe(503);
    expect(await health(port)).toMatchObject(saysUnsaved);
    await writeFile(join(place(), "filler"), "");
    expect(await sendForm(port)).toBe(200);
    expect(await health(port)).toMatchObject({
      code: 200,
      status: "degraded",
      reasons: ["A form could not be saved in the last 15 minutes."],
    });
  });

  test("a disk that becomes read-only: forms are answered 503, and health says so", async () => {
    const { port } = await startAndListen();
    expect(await sendForm(port)).toBe(200);
    // A second, read-only view of it, since the kernel refuses that to a disk with a file that is open for writing.
    mount("--bind", "var", "var");
    mount("-o", "remount,ro,bind", "var");
    expect(await sendForm(port)).toBe(503);
    expect(await health(port)).toMatchObject(saysUnsaved);
  });
});

test("mails of a server without a mail server are in a folder, and health says so", async () => {
  const { port } = await startAndListen();
  expect(await health(port)).toEqual(well);
  const { port: other } = await startAndListen({
    SMTP_URL: "smtp://127.0.0.1:9",
    OUTBOX_URL: "file:other/outbox.db",
  });
  expect(await health(other)).toEqual({ ...well, mail: "smtp" });
});
