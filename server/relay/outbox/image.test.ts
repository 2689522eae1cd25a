import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { encodingsOf } from "../../testing/encodings";
import { desk, openTestOutbox, validRequest } from "../../testing/test-relay";

jest.setTimeout(60_000);

const marker = "Zebrafinch of the Quagga, aged 4, walks on her toes";
const deleted = "Aurochs of the Moa, aged 9, had a stroke last winter";

/**
 * Mounts a new ext4 file system from an image file.
 * @throws with the reason when that is not possible here
 */
function mountImage(folder: string): { mounted: string; unmount: () => Buffer } {
  const [file, mounted] = [join(folder, "image"), join(folder, "mounted")];
  mkdirSync(mounted);
  for (const [command = "", ...args] of [
    ["truncate", "-s", "16M", file],
    ["mke2fs", "-q", "-t", "ext4", file],
    ["mount", "-o", "loop", file, mounted],
  ]) {
    const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`${command} fails: ${error?.message ?? stderr}`);
  }
  const unmount = () => {
    execFileSync("sync", ["-f", mounted]);
    const image = readFileSync(file);
    // Lazy, because libsql closes its file only when it is garbage-collected.
    execFileSync("umount", ["-l", mounted]);
    return image;
  };
  return { mounted, unmount };
}

/**
 * Why an image cannot be mounted here: it takes Linux, root and loop devices.
 * @returns undefined when it can
 */
function findObstacle(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  try {
    mountImage(folder).unmount();
    return undefined;
  } catch (error) {
    return `${error}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const obstacle = findObstacle();
// Skips with the reason in the title; in CI, where everything must run, the tests fail instead.
const testOnDisk = obstacle && process.env.CI !== "true" ? test.skip : test;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "image-"));
});
afterEach(() => {
  // In case a test has failed before it unmounted the image.
  spawnSync("umount", ["-l", join(folder, "mounted")]);
  rmSync(folder, { recursive: true });
});

const found = (image: Buffer, text: string) =>
  encodingsOf(text).filter((encoded) => image.includes(encoded)).length;

testOnDisk(`a delivered request leaves no text on the disk${obstacle ? ` (${obstacle})` : ""}`, async () => {
  const { mounted, unmount } = mountImage(folder);
  // What is stored without encryption, and deleted, is found.
  const client = createClient({ url: `file:${join(mounted, "plain.db")}`, concurrency: 1 });
  await client.execute("PRAGMA secure_delete = ON");
  await client.execute("CREATE TABLE plain (content TEXT)");
  await client.execute({ sql: "INSERT INTO plain VALUES (?)", args: [deleted] });
  await client.execute("UPDATE plain SET content = NULL");
  client.close();
  expect(readFileSync(join(mounted, "plain.db")).includes(deleted)).toBe(false);

  const outbox = await openTestOutbox(`file:${join(mounted, "var/outbox.db")}`, { keys: [] });
  for (let number = 0; number < 5; number++) {
    const id = `request ${number}`;
    const written = { name: marker.slice(0, 60), message: `${marker}\n`.repeat(number + 1) };
    await outbox.accept({ ...validRequest, ...written, id }, `key ${number}`);
    await outbox.claim(1);
    await outbox.settle(id, [{ recipient: desk, outcome: "delivered" }]);
  }
  outbox.close();
  const image = unmount();
  expect(image.includes("request 4")).toBe(true);
  expect(found(image, deleted)).toBeGreaterThan(0);
  expect(found(image, marker)).toBe(0);
});
