import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { pdfDocument } from "../../content/entities";
import { fileTypeOf } from "../file-type";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { validEntries } from "../valid-entries";

/** Finds documents whose `bytes` differ from the size of their PDF. Visitors see the size beside the link. */
export function findDocumentSizeProblems({ files, folder }: Content): Problem[] {
  return readableFiles(files, "documents").flatMap((file) =>
    validEntries(file.value, pdfDocument).flatMap(([index, entry]) => {
      const path = join(folder, "static", entry.file);
      if (!existsSync(path) || fileTypeOf(path) !== "PDF") return [];
      const { size } = statSync(path);
      return size === entry.bytes ? [] : [problemAt(file, [index, "bytes"], wrongSize(entry.bytes, size))];
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
