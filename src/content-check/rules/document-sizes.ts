import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileTypeOf } from "../file-type";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { entriesOf, isRecord, textOf } from "../values";

/** Finds documents whose `bytes` differ from the size of their PDF. Visitors see the size beside the link. */
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
    found: `It is ${stated}, but the size of the PDF is ${actual} bytes.`,
    expected: "The size of the PDF in bytes. Visitors see it beside the link.",
    fix: `Write ${actual}, or run: npm run build:documents`,
  };
}
