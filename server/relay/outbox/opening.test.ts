import { execFileSync } from "node:child_process";
import { chmod, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setUpOpening } from "../../testing/opening";
import { validRequest } from "../../testing/test-relay";
import { damagedFiles } from "./damaged";
import { OutboxInUseError } from "./lock";
import { OutboxNotOpenError } from "./opening";

const { folder, directory, log, open } = setUpOpening();

/**
 * Advances fake time second by second until a condition is true, and waits for real file access in between.
 */
async function advanceUntil(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await jest.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
  }
}

test("until the outbox is open, forms wait, and every other method rejects", async () => {
  const onOpen = jest.fn();
  const opening = open(onOpen);
  const forms = [opening.outbox.find("key", validRequest), opening.outbox.accept(validRequest)];
  await expect(opening.outbox.queueState()).rejects.toThrow(OutboxNotOpenError);
  await opening.tried;
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(await Promise.all(forms)).toEqual(["unknown", "accepted"]);
  expect(log().lines).toEqual([]);
});

test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
  ["its folder is a file", () => writeFile(directory(), ""), () => rm(directory())],
  [
    "its file is a folder",
    () => mkdir(join(directory(), "outbox.db"), { recursive: true }),
    () => rm(directory(), { recursive: true }),
  ],
  [
    "its file is a named pipe",
    async () => {
      await mkdir(directory());
      execFileSync("mkfifo", [join(directory(), "outbox.db")]);
    },
    () => rm(join(directory(), "outbox.db")),
  ],
  [
    "its key file contains no key",
    async () => {
      await mkdir(directory());
      await writeFile(join(directory(), "outbox.key"), "not a key\n");
    },
    () => rm(join(directory(), "outbox.key")),
  ],
])(
  "when %s, opening is retried until it succeeds and logged once a minute",
  async (_, breakOutbox, repair) => {
    await breakOutbox();
    const onOpen = jest.fn();
    const opening = open(onOpen);
    await opening.tried;
    expect(onOpen).not.toHaveBeenCalled();
    await expect(opening.outbox.accept(validRequest)).rejects.toThrow(OutboxNotOpenError);
    const loggedAt: number[] = [];
    await advanceUntil(() => {
      if (log().lines.length > loggedAt.length) loggedAt.push(Date.now());
      return loggedAt.length === 3;
    });
    for (const { level, message } of log().lines)
      expect([level, message]).toEqual(["error", expect.stringMatching(/^The outbox cannot be opened/)]);
    const [first = 0, second = 0, third = 0] = loggedAt;
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(59_000);
    await repair();
    await advanceUntil(() => onOpen.mock.calls.length > 0);
    expect(await opening.outbox.accept(validRequest)).toBe("accepted");
    expect(await damagedFiles(folder().outboxUrl)).toEqual([]);
  },
);

test("a second server for the same outbox gets an error and does not touch the first one's claims", async () => {
  const first = open();
  await first.tried;
  await first.outbox.accept(validRequest);
  await first.outbox.claim(1);
  const second = open();
  await expect(second.tried).rejects.toThrow(OutboxInUseError);
  await expect(second.outbox.claim(1)).rejects.toThrow(OutboxNotOpenError);
  expect(await first.outbox.claim(1)).toEqual([]);
  first.outbox.close();
  const third = open();
  await third.tried;
  jest.setSystemTime(Date.now() + 1);
  expect(await third.outbox.claim(1)).toHaveLength(1);
});

test("can be closed while it is opening", async () => {
  const onOpen = jest.fn();
  const opening = open(onOpen);
  opening.outbox.close();
  await opening.tried;
  await open().tried;
  expect(onOpen).not.toHaveBeenCalled();
});

test("logs that other users can open the folder, but does not change its mode", async () => {
  await mkdir(directory());
  await chmod(directory(), 0o755);
  await open().tried;
  expect((await stat(directory())).mode & 0o777).toBe(0o755);
  expect(log().lines).toMatchObject([
    { level: "warn", message: expect.stringContaining("chmod 700"), folder: directory() },
  ]);
});
