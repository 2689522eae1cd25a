import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";

/** Finds words and symbols that a communication board has twice: a child could not tell the squares apart. */
export function findBoardProblems({ files }: Content): Problem[] {
  return readableFiles(files, "pages").flatMap((file) =>
    entriesOf(valueAt(file.value, ["blocks"])).flatMap((block, index) =>
      textOf(block, "kind") === "communication-board" ? checkBoard(file, index) : [],
    ),
  );
}

function checkBoard(file: SourceFile, block: number): Problem[] {
  const words = entriesOf(valueAt(file.value, ["blocks", block, "words"]));
  return ["word", "symbol"].flatMap((field) => {
    const values = words.map((entry) => textOf(entry, field)?.trim().toLowerCase());
    return values.flatMap((value, index) => {
      if (value === undefined || values.indexOf(value) === index) return [];
      const message = {
        found: `The board already has a square with the ${field} "${value}".`,
        expected: `A different ${field} on each square, so that a child can tell them apart.`,
        fix: `Write another ${field}, or delete this square, from its { to its }.`,
      };
      return [problemAt(file, ["blocks", block, "words", index, field], message)];
    });
  });
}
