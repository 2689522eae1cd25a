/**
 * `npm run search -- "walks on toes"`: prints what the search answers, with how probable each answer is and the words that
 * decided. `--language es` asks in Spanish. `--json FILE` reads a list of [words, language] and prints the answers to each as JSON.
 * `--write FOLDER` writes what browsers load.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { answersTo, openSearch, otherLanguageOf } from "../../search/answers";
import { reasonsFor } from "../../search/model";
import { memoize } from "../../shared/memoize";
import { searchFile, searchLanguages } from "./search-files";

const usage = `Write what a parent types: npm run search -- "walks on toes"`;

const fileOf = memoize((code: string) => {
  const codes = searchLanguages();
  if (!codes.includes(code))
    throw new Error(`There are no phrases in "${code}". There are some in: ${codes.join(", ")}.`);
  return searchFile(code);
});

const searchIn = memoize((code: string) => openSearch(fileOf(code)));

/** The search that answers a phrase on a page in a language: the search of the language that the phrase is in. */
const searchFor = (typed: string, code: string) => searchIn(otherLanguageOf(typed, searchIn(code)) ?? code);

function print(typed: string, code: string): void {
  const search = searchFor(typed, code);
  const found = answersTo(typed, search);
  if (found.length === 0) process.stdout.write("We are not sure what this is about.\n");
  for (const { id, name, path, isEmergency, probability } of found) {
    const words = reasonsFor(
      search.answers.findIndex((each) => each.id === id),
      typed,
      search,
    );
    const mark = isEmergency ? " (emergency)" : "";
    process.stdout.write(`${probability.toFixed(2)} ${name}${mark}  ${path}  ${words.join(", ")}\n`);
  }
}

/** Answers a list of [words, language] in its order. */
function answerAll(list: string): void {
  const asked: readonly (readonly [string, string])[] = JSON.parse(readFileSync(list, "utf8"));
  const answers = asked.map(([typed, code]) =>
    answersTo(typed, searchFor(typed, code)).map(({ id, path, isEmergency }) => ({
      path,
      id,
      emergency: isEmergency,
    })),
  );
  process.stdout.write(`${JSON.stringify(answers)}\n`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    options: { json: { type: "string" }, language: { type: "string" }, write: { type: "string" } },
    allowPositionals: true,
  });
  if (values.write !== undefined) {
    const folder = join(values.write, "search");
    mkdirSync(folder, { recursive: true });
    for (const code of searchLanguages())
      writeFileSync(join(folder, `${code}.json`), JSON.stringify(fileOf(code)));
  } else if (values.json !== undefined) answerAll(values.json);
  else if (positionals.length > 0) print(positionals.join(" "), values.language ?? "en");
  else throw new Error(usage);
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
