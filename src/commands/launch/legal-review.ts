import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describeEntry } from "../../content-check/describe-location";
import type { Content } from "../../content-check/read-content";
import { entriesOf, textOf, valueAt } from "../../content-check/values";
import { blockerAt, type GroupName, type LaunchBlocker } from "./launch-blocker";
import { marksIn } from "./sample-content";

const marks: readonly { readonly pattern: RegExp; readonly group: GroupName }[] = [
  { pattern: /^\s*legal: true\b/, group: "Texts that an attorney must approve" },
  { pattern: /^\s*sample: true\b/, group: "Sample prices" },
];

/** Finds documents whose source has a mark: a legal text without an attorney's approval, or sample prices. */
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

/** Finds texts under data/ that are marked as waiting for an attorney's approval. */
export function findUnapprovedLegalTexts({ files }: Content): LaunchBlocker[] {
  return files.flatMap((file) =>
    marksIn(file.value, "awaitsCounsel").map((owner) => {
      const { entry } = describeEntry(file, owner);
      const what = entry ?? String(owner.at(-1) ?? valueAt(file.value, ["title"]) ?? file.collection);
      return blockerAt(file, [...owner, "awaitsCounsel"], "Texts that an attorney must approve", what);
    }),
  );
}
