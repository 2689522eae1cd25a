import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getLocation, getNodeValue } from "jsonc-parser";
import { describeEntry, describeField } from "./describe-location";
import { encodingProblem } from "./json/encoding";
import { readJson } from "./json/syntax";
import { listContentFiles } from "./list-content-files";
import type { Problem } from "./problem";
import { type Site, siteOf } from "./site";
import type { AnyFile, FieldPath, LanguageFile, SourceFile, TranslationFile } from "./source-file";
import { valueFromFiles } from "./suggestions/value-from-files";

/** All content, as far as it could be read. */
export interface Content {
  /** The project's folder, which contains data/ and static/. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
  readonly translations: readonly TranslationFile[];
  readonly languages: readonly LanguageFile[];
  readonly site: Site;
  /** Finds in the project's files what a field should say; absent where there are none, as in a browser. */
  readonly fromFiles?: (file: AnyFile, path: FieldPath) => string | number | undefined;
}

/** Reads all JSON files under data/, and reports files that are missing, unknown or malformed. */
export function readContent(folder: string): { content: Content; problems: readonly Problem[] } {
  const inventory = listContentFiles(folder);
  const originals = inventory.files.map((known) => readFile(folder, known));
  const files = originals.map(({ file }) => file);
  const translations = inventory.translations.flatMap(({ original: name, ...known }) => {
    const original = files.find((file) => file.name === name);
    return original === undefined ? [] : [readFile(folder, { ...known, original })];
  });
  const languages = inventory.languages.map((known) => readFile(folder, known));
  return {
    content: {
      folder,
      files,
      translations: translations.map(({ file }) => file),
      languages: languages.map(({ file }) => file),
      site: siteOf(files, inventory.hasUnknownPages),
      fromFiles: valueFromFiles(folder),
    },
    problems: [
      ...inventory.problems,
      ...[...originals, ...translations, ...languages].flatMap(({ file, problems }) =>
        problems.map((problem) => ({ ...entryAt(file, problem), ...problem })),
      ),
    ],
  };
}

function readFile<Name extends { readonly name: string }>(folder: string, known: Name) {
  const bytes = readFileSync(join(folder, known.name));
  const badEncoding = encodingProblem(known.name, bytes);
  const text = badEncoding === undefined ? bytes.toString("utf8") : "";
  const { root, isWellFormed, problems } = badEncoding
    ? { root: undefined, isWellFormed: false, problems: [badEncoding] }
    : readJson(known.name, text);
  const value: unknown = root && getNodeValue(root);
  return {
    file: { ...known, text, root, value, readable: isWellFormed && problems.length === 0 },
    problems,
  };
}

/** Returns the entry and the field where the JSON is malformed, as far as the file could be read. */
function entryAt(file: AnyFile, { location }: Problem): Pick<Problem, "entry" | "field"> {
  if (location === undefined || file.root === undefined) return {};
  const lines = file.text.split("\n").slice(0, location.line - 1);
  const offset = lines.reduce((sum, line) => sum + line.length + 1, location.column - 1);
  const path = getLocation(file.text, offset).path.filter((key) => key !== "");
  const { entry, within } = describeEntry(file, path);
  const isField = typeof within.at(-1) === "string" && /^\w+$/.test(String(within.at(-1)));
  return { ...(entry !== undefined && { entry }), ...(isField && { field: describeField(within) }) };
}
