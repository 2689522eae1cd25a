import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { problemAt } from "../../content-check/problem-at";
import type { Content } from "../../content-check/read-content";
import type { FieldPath, SourceFile } from "../../content-check/source-file";
import { entriesOf, isRecord, textOf, valueAt } from "../../content-check/values";
import type { GroupName, LaunchBlocker } from "./launch-blocker";

const marks: readonly { readonly pattern: RegExp; readonly group: GroupName }[] = [
  { pattern: /^\s*legal: true\b/, group: "Texts that wait for counsel" },
  { pattern: /^\s*sample: true\b/, group: "Sample prices" },
];

/** The documents whose source marks them as a legal text without counsel's approval, or as made of sample prices. */
export function findMarkedDocuments({ folder, files }: Content): LaunchBlocker[] {
  const list = files
    .filter(({ collection }) => collection === "documents")
    .flatMap(({ value }) => entriesOf(value));
  const titles = new Map(list.map((entry) => [textOf(entry, "id"), textOf(entry, "title")]));
  const contents = join(folder, "documents/content");
  if (!existsSync(contents)) return [];
  return readdirSync(contents)
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(contents, name), "utf8");
      return text.split("\n").flatMap((line, index) =>
        marks
          .filter(({ pattern }) => pattern.test(line))
          .map(({ group }) => ({
            group,
            file: `documents/content/${name}`,
            line: index + 1,
            what: titles.get(basename(name, ".ts")) ?? name,
          })),
      );
    });
}

/** The texts under data/ that state a policy and wait for counsel. */
export function findUnapprovedLegalTexts({ files }: Content): LaunchBlocker[] {
  return files.flatMap((file) => waiting(file, file.value));
}

function waiting(file: SourceFile, value: unknown, path: FieldPath = []): LaunchBlocker[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, field]) => {
    if (key !== "awaitsCounsel" || field !== true) return waiting(file, field, [...path, key]);
    const { location, entry } = problemAt(file, [...path, key], { found: "", expected: "", fix: "" });
    const what = entry ?? String(path.at(-1) ?? valueAt(file.value, ["title"]));
    return [{ group: "Texts that wait for counsel", file: file.name, line: location?.line, what }];
  });
}
