import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { delivered, setUpOutbox } from "../../testing/outbox";
import { keyText, runOutbox } from "../../testing/outbox-command";
import { desk, firstKey, secondKey, validRequest } from "../../testing/test-relay";
import { clinicTime } from "./requests";
import { runOutboxCommand } from "./run";

async function run(args: string[], OUTBOX_URL = "file:nowhere/outbox.db") {
  const [output, errors]: [string[], string[]] = [[], []];
  const code = await runOutboxCommand(args, {
    environment: { OUTBOX_URL },
    print: (text) => void output.push(text),
    printError: (text) => void errors.push(text),
  });
  return { code, output: output.join("\n"), errors: errors.join("\n") };
}

test.each<[string, string[], string]>([
  ["no command", [], "Which command? One of "],
  ["an unknown command", ["delete"], 'There is no command "delete". One of '],
  ["a name of Object.prototype", ["toString"], 'There is no command "toString".'],
  ["no id", ["show"], "Which request? Give its id or the beginning of it: npm run outbox -- show ID"],
  ["an empty id, which every id starts with", ["remove", "", "--yes"], "Which request? Give its id"],
  ["an id of spaces", ["audit", " "], "Which request? Give its id"],
  ["an unknown option", ["list", "--force"], "Unknown option '--force'"],
  ["another command's option", ["show", "1", "--yes"], "show does not take --yes."],
  ["an id where none is needed", ["list", "1"], 'list does not take "1".'],
  ["a second id", ["show", "1", "2"], 'show does not take "2".'],
  ["no outbox to move from", ["move"], "Set OUTBOX_FROM to the outbox"],
  ["an option without its value", ["export", "--to"], "Option '--to <value>' argument missing"],
])("rejects %s and refers to --help", async (_, args, why) => {
  const { code, output, errors } = await run(args);
  expect([code, output]).toEqual([2, ""]);
  expect(errors).toContain(why);
  expect(errors).toMatch(/\nFor all commands: npm run outbox -- --help$/);
});

test.each([["--help"], ["-h"], ["help"], ["show", "--help"]])("%s %s lists all commands", async (...args) => {
  const { code, output } = await run(args);
  expect(code).toBe(0);
  for (const name of ["list", "show", "replay", "remove", "export", "audit"])
    expect(output).toContain(`npm run outbox -- ${name}`);
});

describe("an outbox in a file", () => {
  const { outbox, folder } = setUpOutbox();
  const waiting = validRequest.id;
  const failsWith = (output: RegExp) => ({ code: 1, output: expect.stringMatching(output) });

  const runWith = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
    runOutbox(args, { OUTBOX_URL: folder.outboxUrl, ...environment });

  test.each([
    ["an unknown id", "ff", /^No request in the outbox has an id that starts with "ff"\. To see all: /],
    [
      "an ambiguous id",
      "7f9c",
      /^2 requests have an id that starts with "7f9c"\. Give more of it:\n7f9c24e5.+\n7f9c sent/,
    ],
    ["an erased text", "7f9c s", /^The text of request 7f9c sent is erased/],
  ])("says what to do about %s", async (_, id, message) => {
    await outbox().accept({ ...validRequest, id: "7f9c sent", receivedAt: new Date() });
    await outbox().claim(1);
    await outbox().settle("7f9c sent", [delivered(desk)]);
    await outbox().accept(validRequest);
    expect(await runWith(["show", id])).toEqual(failsWith(message));
  });

  const withoutKey =
    /^Request 7f9c24e5\S+ is encrypted with the key "first\.[0-9a-f]{8}" .+, which is neither/;
  test.each<[string, NodeJS.ProcessEnv, RegExp]>([
    [
      "no file",
      { OUTBOX_URL: "file:nowhere.db" },
      /^There is no outbox at \S+nowhere\.db\. Run this as the server's user, in its folder/,
    ],
    ["a URL that is not a file", { OUTBOX_URL: "libsql://x.example" }, /^OUTBOX_URL is neither a file/],
    ["a bad key", { OUTBOX_KEYS: "hunter2" }, /^OUTBOX_KEYS must be keys(?!.*hunter2)/],
    ["another key", { OUTBOX_KEYS: keyText(secondKey) }, withoutKey],
    ["no key", { OUTBOX_KEYS: "" }, withoutKey],
    ["another key with the same id", { OUTBOX_KEYS: keyText({ ...secondKey, id: "first" }) }, withoutKey],
  ])("says what to do with %s", async (_, environment, message) => {
    await outbox().accept(validRequest);
    expect(await runWith(["show", waiting], environment)).toEqual(failsWith(message));
  });

  test("reports a file that cannot be opened, is not an outbox, has another version, or is locked", async () => {
    const list = (name: string) => runWith(["list"], { OUTBOX_URL: `file:${join(folder.path, name)}` });
    expect(await list("var")).toEqual(
      failsWith(/^The outbox at \S+ cannot be used \(it cannot be opened\)\. Check that this user/),
    );
    await writeFile(join(folder.path, "text.db"), Buffer.alloc(9_000, "not a database"));
    expect(await list("text.db")).toEqual(
      failsWith(/^The outbox at \S+text\.db cannot be used \(SQLITE_NOTADB\)/),
    );
    await createClient({ url: `file:${join(folder.path, "old.db")}` }).execute("CREATE TABLE requests (id)");
    expect(await list("old.db")).toEqual(failsWith(/has version 0, and this program needs version 3/));
    const other = createClient({ url: folder.outboxUrl, concurrency: 1 });
    await other.execute("PRAGMA locking_mode = EXCLUSIVE");
    await other.execute("PRAGMA user_version = 2");
    const locked = await runWith(["list"]);
    other.close();
    expect(locked).toEqual(failsWith(/locked, perhaps a backup\. Try again in a minute\./));
  });

  test.each([
    ["id", { ...secondKey, id: firstKey.id }],
    ["bytes", { ...firstKey, id: "renamed" }],
  ])("reads a request whose key is in the key file and has the %s of one in OUTBOX_KEYS", async (_, key) => {
    await outbox().accept(validRequest);
    await writeFile(join(folder.path, "var/outbox.key"), keyText());
    expect(await runWith(["show", waiting], { OUTBOX_KEYS: keyText(key) })).toEqual({
      code: 0,
      output: expect.stringContaining(validRequest.name),
    });
  });
});

test.each([
  ["2026-11-20T18:05:09.999Z", "2026-11-20T09:05:09-09:00"],
  ["2026-07-20T08:00:00Z", "2026-07-20T00:00:00-08:00"],
  // The hour that comes twice when summer time ends.
  ["2026-11-01T09:30:00Z", "2026-11-01T01:30:00-08:00"],
  ["2026-11-01T10:30:00Z", "2026-11-01T01:30:00-09:00"],
])("%s is shown in the clinic's time, with its zone", (time, shown) => {
  expect(clinicTime(new Date(time))).toBe(shown);
  expect(Date.parse(shown)).toBe(Math.floor(Date.parse(time) / 1_000) * 1_000);
});

test("a damaged time is unknown", () => {
  expect(clinicTime(new Date(Number.NaN))).toBe("unknown");
});
