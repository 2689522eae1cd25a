/** @jest-environment node */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runOutboxCommand } from "./run";

async function run(words: string[], OUTBOX_URL = "file:nowhere/outbox.db") {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runOutboxCommand(words, {
    environment: { OUTBOX_URL },
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  });
  return { code, said: said.join("\n"), complained: complained.join("\n") };
}

test.each<[string, string[], string]>([
  ["no command", [], "Which command? One of "],
  ["an unknown command", ["delete"], 'There is no command "delete". One of '],
  ["a word that every object knows", ["toString"], 'There is no command "toString".'],
  ["no id", ["show"], "Which request? Give its id, or its beginning: npm run outbox -- show ID"],
  ["an empty id, which every id begins with", ["remove", "", "--yes"], "Which request? Give its id"],
  ["an id of spaces", ["audit", " "], "Which request? Give its id"],
  ["an unknown option", ["list", "--force"], "Unknown option '--force'"],
  ["another command's option", ["show", "1", "--yes"], "show does not take --yes."],
  ["an id where none is needed", ["list", "1"], 'list does not take "1".'],
  ["a second id", ["show", "1", "2"], 'show does not take "2".'],
  ["an option without its value", ["export", "--to"], "Option '--to <value>' argument missing"],
])("refuses %s, and says where help is", async (_, words, why) => {
  const { code, said, complained } = await run(words);
  expect([code, said]).toEqual([2, ""]);
  expect(complained).toContain(why);
  expect(complained).toMatch(/\nFor all commands: npm run outbox -- --help$/);
});

test.each([["--help"], ["-h"], ["help"], ["show", "--help"]])(
  "%s %s names every command",
  async (...words) => {
    const { code, said } = await run(words);
    expect(code).toBe(0);
    for (const name of ["list", "show", "replay", "remove", "export", "audit"])
      expect(said).toContain(`npm run outbox -- ${name}`);
  },
);

test("says so when the outbox cannot be opened, without a stack", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  expect(await run(["list"], `file:${folder}`)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(
      /^The outbox at \S+ cannot be used \(it cannot be opened\)\. See that this user/,
    ),
  });
  await rm(folder, { recursive: true });
});

test("makes no outbox where there is none", async () => {
  expect(await run(["list"])).toMatchObject({
    code: 1,
    complained: expect.stringContaining("There is no outbox at "),
  });
});
