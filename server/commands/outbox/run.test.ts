import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  ["an option without its value", ["export", "--to"], "Option '--to <value>' argument missing"],
])("rejects %s and refers to --help", async (_, args, why) => {
  const { code, output, errors } = await run(args);
  expect([code, output]).toEqual([2, ""]);
  expect(errors).toContain(why);
  expect(errors).toMatch(/\nFor all commands: npm run outbox -- --help$/);
});

test.each([["--help"], ["-h"], ["help"], ["show", "--help"]])(
  "%s %s lists every command",
  async (...args) => {
    const { code, output } = await run(args);
    expect(code).toBe(0);
    for (const name of ["list", "show", "replay", "remove", "export", "audit"])
      expect(output).toContain(`npm run outbox -- ${name}`);
  },
);

test("reports an outbox that cannot be opened, without a stack trace", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  expect(await run(["list"], `file:${folder}`)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      /^The outbox at \S+ cannot be used \(it cannot be opened\)\. Check that this user/,
    ),
  });
  await rm(folder, { recursive: true });
});

test("does not create a missing outbox", async () => {
  expect(await run(["list"])).toMatchObject({
    code: 1,
    errors: expect.stringContaining("There is no outbox at "),
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
