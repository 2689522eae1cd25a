import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { delivered, setUpPostgresStore } from "../../testing/outbox";
import { describeWithPostgres } from "../../testing/postgres";
import { desk, openTestOutbox, validRequest } from "../../testing/test-relay";
import type { Outbox } from "./outbox";

jest.setTimeout(60_000);

const marker = "Zebrafinch of the Quagga, aged 4, walks on her toes";
const deleted = "Aurochs of the Moa, aged 9, had a stroke last winter";

/** Encodings in which a text may be on a disk. Base64 has three, depending on the text's offset. */
function encodingsOf(text: string): Buffer[] {
  const [utf16, hex] = [Buffer.from(text, "utf16le"), Buffer.from(text).toString("hex")];
  const shifted = ["", " ", "  "].map((before) => Buffer.from(before + text).toString("base64"));
  const base64 = shifted.map((encoded) => encoded.slice(4, -4));
  const texts = [
    ...[text, hex, hex.toUpperCase(), encodeURIComponent(text)],
    ...[...base64, ...base64.map((encoded) => encoded.replaceAll("+", "-").replaceAll("/", "_"))],
    ...[text.replaceAll(" ", "=20"), text.replaceAll(" ", "\\u0020")],
  ];
  return [...texts.map((encoded) => Buffer.from(encoded)), utf16, Buffer.from(utf16).swap16()];
}

const found = (places: readonly Buffer[], text: string) =>
  encodingsOf(text).filter((encoded) => places.some((place) => place.includes(encoded))).length;

/** Accepts and delivers five requests with the text that must not be found. */
async function deliverFive(outbox: Outbox, beforeDelivery = async (): Promise<unknown> => undefined) {
  for (let number = 0; number < 5; number++) {
    const id = `request ${number}`;
    const written = { name: marker.slice(0, 60), message: `${marker}\n`.repeat(number + 1) };
    await outbox.accept({ ...validRequest, ...written, id }, `key ${number}`);
    await outbox.claim(1);
    await beforeDelivery();
    await outbox.settle(id, [delivered(desk)]);
  }
}

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
  await deliverFive(outbox);
  outbox.close();
  const image = unmount();
  expect(image.includes("request 4")).toBe(true);
  expect(found([image], deleted)).toBeGreaterThan(0);
  expect(found([image], marker)).toBe(0);
});

describeWithPostgres("what is left of a delivered request on disk", () => {
  const { outbox, query, server } = setUpPostgresStore();

  test("has no text, in tables, dead rows, the write-ahead log and the server's log", async () => {
    // What is stored without encryption, and deleted, is found.
    await query("CREATE TABLE relay.plain (content text)");
    await query(`INSERT INTO plain VALUES ('${deleted}')`);
    await query("DROP TABLE relay.plain");
    await deliverFive(outbox(), () => query("CHECKPOINT"));
    // An error that names the row is written to the server's log.
    await expect(query("INSERT INTO requests (id) SELECT id FROM relay.requests")).rejects.toThrow();
    await query("CHECKPOINT");
    expect(await query("SELECT id FROM requests WHERE settled_at IS NOT NULL")).toHaveLength(5);
    const files = readdirSync(server().folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(server().folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path));
    expect(found(files, deleted)).toBeGreaterThan(0);
    expect(found(files, marker)).toBe(0);
  });
});
