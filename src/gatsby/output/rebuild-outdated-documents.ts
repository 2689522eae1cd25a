import { execFileSync } from "node:child_process";
import { readContent } from "../../content-check/read-content";
import { findOutdatedDocuments } from "../../content-check/rules/made-documents";

/**
 * Makes the PDFs again whose words have changed since they were made. The program that does it is started only then: it loads
 * fonts and a PDF library, which no other build needs.
 * @param folder the project's folder
 * @returns what it did, in a line; undefined when no PDF was outdated
 */
export function rebuildOutdatedDocuments(folder: string): string | undefined {
  if (findOutdatedDocuments(readContent(folder).content).length === 0) return undefined;
  const program = ["--import", "tsx", "documents/build.ts", "--outdated"];
  return execFileSync(process.execPath, program, { cwd: folder, encoding: "utf8" }).trim().split("\n").at(-1);
}
