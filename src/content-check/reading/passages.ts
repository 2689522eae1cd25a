import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locationAt } from "../json/source-location";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type FieldPath, type SourceFile, schemaOf } from "../source-file";
import { textOf, valueAt } from "../values";
import { walkFields } from "../walk-fields";
import { sourceTexts } from "./source-texts";

/** A text that people read, with what makes a problem that points at one of its characters. */
export interface Passage {
  /** Relative to the project's folder, such as "data/team.json". */
  readonly file: string;
  readonly text: string;
  readonly problem: (index: number, message: Message) => Problem;
}

const documents = "documents/content";

/** Returns all English texts of the pages, lists and documents that people read. */
export function passagesIn({ folder, files }: Content): Passage[] {
  const names = existsSync(join(folder, documents)) ? readdirSync(join(folder, documents)).sort() : [];
  return [
    ...files.filter(({ readable }) => readable).flatMap(contentPassages),
    ...names
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) => documentPassages(folder, `${documents}/${name}`)),
  ];
}

function contentPassages(file: SourceFile): Passage[] {
  return [...walkFields(schemaOf(file), file.value)]
    .filter(
      ({ role, path }) => (role === "text" || role === "html" || role === "story") && isEnglish(file, path),
    )
    .map(({ value, path }) => ({
      file: file.name,
      text: value,
      problem: (index, message) => problemAt(file, path, message, index),
    }));
}

/** Whether no object around a field names another language in its `lang`. */
function isEnglish(file: SourceFile, path: FieldPath): boolean {
  return path.every((_, depth) =>
    /^en\b|^$/.test(textOf(valueAt(file.value, path.slice(0, depth)), "lang") ?? ""),
  );
}

function documentPassages(folder: string, name: string): Passage[] {
  const source = readFileSync(join(folder, name), "utf8");
  return sourceTexts(source).map(({ text, start }) => ({
    file: name,
    text,
    problem: (index, message) => ({ file: name, location: locationAt(source, start + index), ...message }),
  }));
}
