import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getLocation, getNodeValue } from "jsonc-parser";
import { readJson } from "./json/syntax";
import { locationAt } from "./json/text-positions";
import { listContentFiles } from "./list-content-files";
import { valueFromFiles } from "./pictures/intended-picture";
import { describeEntry, describeField, type Problem } from "./problem";
import { type Site, siteOf } from "./site";
import type { AnyFile, FieldPath, LanguageFile, SourceFile, TranslationFile } from "./source-file";
import { saveAsUtf8 } from "./suggestions/wording";

/** All content, as far as it could be read. */
export interface Content {
  /** The project's folder, which contains data/ and static/. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
  readonly translations: readonly TranslationFile[];
  readonly languages: readonly LanguageFile[];
  /** What parents type, by language; absent in a browser. */
  readonly phrases?: readonly LanguageFile[];
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
    return original === undefined ? [] : readFile(folder, { ...known, original });
  });
  const languages = inventory.languages.map((known) => readFile(folder, known));
  const phrases = inventory.phrases.map((known) => readFile(folder, known));
  return {
    content: {
      folder,
      files,
      translations: translations.map(({ file }) => file),
      languages: languages.map(({ file }) => file),
      phrases: phrases.map(({ file }) => file),
      site: siteOf(files, inventory.hasUnknownPages),
      fromFiles: valueFromFiles(folder),
    },
    problems: [
      ...inventory.problems,
      ...[...originals, ...translations, ...languages, ...phrases].flatMap(({ file, problems }) =>
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

/** Reports a file that is not UTF-8; undefined if it is. Nothing else in such a file can be checked. */
function encodingProblem(file: string, bytes: Buffer): Problem | undefined {
  if (isUtf16(bytes)) {
    return {
      file,
      found:
        'The file was saved with the encoding "UTF-16". Notepad and Excel do this when you save as "Unicode".',
      expected: 'The encoding "UTF-8".',
      fix: `Open the file, ${saveAsUtf8}`,
    };
  }
  return isUtf8(bytes) ? undefined : notUtf8(file, bytes);
}

/** Whether bytes are UTF-16: they start with its byte order mark or, as English text in UTF-16 does, contain zero bytes. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2).toString("hex");
  return start === "fffe" || start === "feff" || bytes.subarray(0, 200).includes(0);
}

function notUtf8(file: string, bytes: Buffer): Problem {
  const text = bytes.toString("utf8");
  const location = locationAt(text, text.indexOf("\ufffd"));
  const line = new TextDecoder("windows-1252").decode(bytes).split("\n")[location.line - 1] ?? "";
  const letter = /[^\p{ASCII}]/u.exec(line)?.[0] ?? "";
  return {
    file,
    location: { ...location, text: line.trimEnd() },
    found: `The letter "${letter}" can't be read, because the file was saved with the encoding "Windows 1252".`,
    expected: 'The encoding "UTF-8".',
    fix: `First choose "Reopen with Encoding" and "Western (Windows 1252)". Then ${saveAsUtf8}`,
  };
}
