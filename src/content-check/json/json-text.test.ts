import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { readContent } from "../read-content";
import { jsonText, readWritten } from "./json-text";

const { files } = readContent(process.cwd()).content;

test("what is written is what the linter would write, whatever the value and whatever was there before", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom("日本語のことば", "Ελληνικά", 'say "hi"'),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.boolean(),
      fc.integer(),
      fc.array(tie("value"), { maxLength: 6 }),
      fc.array(fc.integer(), { maxLength: 60 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/), tie("value"), { maxKeys: 5 }),
    ),
  }));
  const samples = fc.sample(fc.tuple(value, value), { numRuns: 200, seed: 31 });
  const contents = files.map((file) => file.value);
  const texts = [
    ...samples.map(([after, before]) => jsonText(after, readWritten(jsonText(before)))),
    ...contents.map((content) => jsonText(content)),
  ];
  expect(formatted(texts)).toEqual(texts);
});

/** The texts as the linter formats them. */
function formatted(texts: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "json-text-"));
  for (const file of ["biome.json", "import-direction.grit"]) copyFileSync(file, join(folder, file));
  execFileSync("git", ["init", "--quiet", folder]);
  const names = texts.map((_, index) => join(folder, `${index}.json`));
  for (const [index, name] of names.entries()) writeFileSync(name, texts[index] ?? "");
  const biome = require.resolve("@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [biome, "format", "--write", "."], { cwd: folder, stdio: "pipe" });
  const results = names.map((name) => readFileSync(name, "utf8"));
  rmSync(folder, { recursive: true });
  return results;
}
