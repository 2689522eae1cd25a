import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileTypeOf } from "../file-type";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { entriesOf, isRecord, textOf } from "../values";

/** Documents whose size is not that of their PDF; visitors read it before they download. */
export function findDocumentSizeProblems({ files, folder }: Content): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "documents" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((entry, index) => {
        const stated = isRecord(entry) ? entry.bytes : undefined;
        const path = join(folder, "static", textOf(entry, "file") ?? "");
        if (typeof stated !== "number" || !existsSync(path) || fileTypeOf(path) !== "PDF") return [];
        const actual = statSync(path).size;
        return actual === stated ? [] : [problemAt(file, [index, "bytes"], wrongSize(stated, actual))];
      }),
    );
}

function wrongSize(stated: number, actual: number): Message {
  return {
    found: `It is ${stated}, but the PDF has ${actual} bytes.`,
    expected: "The size of the PDF, which visitors read beside its link.",
    fix: `Write ${actual}, or run: npm run build:documents`,
  };
}
