import { execFileSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import fc from "fast-check";
import { temporaryFolder } from "../../gatsby/folder.fixtures";
import { readContent } from "../read-content";
import { jsonText, readWritten } from "./json-text";

const { files } = readContent(process.cwd()).content;
const { pathOf, read, write } = temporaryFolder();

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
  for (const file of ["biome.json", "import-direction.grit"]) copyFileSync(file, pathOf(file));
  execFileSync("git", ["init", "--quiet", pathOf()]);
  for (const [index, text] of texts.entries()) write(`${index}.json`, text);
  const biome = require.resolve("@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [biome, "format", "--write", "."], { cwd: pathOf(), stdio: "pipe" });
  return texts.map((_, index) => read(`${index}.json`));
}
