import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageSize, untilDelivered } from "../../testing/damage";
import { sendForm, setUpServer } from "../../testing/test-process";
import { until } from "../../testing/test-relay";

jest.setTimeout(60_000);

const { site, startAndListen } = setUpServer();
const outboxPath = () => join(site().directory, "var/outbox.db");

const statusOf = async (port: number, message = "Hello") => (await sendForm(port, { message })).status;

async function health(port: number) {
  const response = await fetch(`http://localhost:${port}/healthz`);
  return { code: response.status, ...((await response.json()) as { status: string; reasons: string[] }) };
}

const formsNotSaved = {
  code: 503,
  status: "down",
  reasons: expect.arrayContaining(["Requests cannot be saved: forms are answered 503."]),
};

const mount = (...words: string[]) => execFileSync("mount", words, { cwd: site().directory });
// Tried in a separate mount namespace. Mounting needs root, and containers may forbid it even then.
const canMount = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

(canMount ? describe : describe.skip)("on a separate disk (needs permission to mount)", () => {
  const directory = () => join(site().directory, "var");
  const aside = () => join(site().directory, "aside");
  beforeEach(async () => {
    await mkdir(directory());
    mount("-t", "tmpfs", "-o", "size=400k,mode=700", "tmpfs", "var");
  });
  // Lazy, because the server may still have files open.
  afterEach(() => {
    for (const place of [directory(), aside()]) while (spawnSync("umount", ["--lazy", place]).status === 0);
  });

  /** Writes a file until the disk is full. */
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

  test("with a full disk, forms get 503 and health reports it, until there is space again", async () => {
    const { port } = await startAndListen();
    expect(await statusOf(port)).toBe(200);
    await untilDelivered(outboxPath());
    await fill(join(directory(), "filler"));
    expect(await statusOf(port, "x".repeat(4_900))).toBe(503);
    expect(await health(port)).toMatchObject(formsNotSaved);
    await writeFile(join(directory(), "filler"), "");
    expect(await statusOf(port)).toBe(200);
    expect(await health(port)).toMatchObject({
      code: 200,
      status: "degraded",
      reasons: ["A form could not be saved in the last 15 minutes."],
    });
  });

  test("when the disk becomes read-only, forms get 503 and health reports it", async () => {
    const { port } = await startAndListen();
    expect(await statusOf(port)).toBe(200);
    // A read-only bind mount on top, because the kernel refuses to remount a disk with files open for writing. It is
    // made elsewhere first, where the server has none open.
    await mkdir(aside());
    mount("--bind", "var", aside());
    mount("-o", "remount,ro,bind", aside());
    mount("--bind", aside(), "var");
    expect(await statusOf(port)).toBe(503);
    expect(await health(port)).toMatchObject(formsNotSaved);
  });
});
