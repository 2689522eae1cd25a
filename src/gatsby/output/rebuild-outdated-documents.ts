import { execFileSync } from "node:child_process";
import { readContent } from "../../content-check/read-content";
import { findOutdatedDocuments } from "../../content-check/rules/made-documents";

/**
 * Regenerates the PDFs whose content has changed. They are made in a separate process that is started only if
 * needed, because it loads fonts and a PDF library.
 * @param folder the project's folder
 * @returns the last line of its output, or undefined if no PDF was outdated
 */
export function rebuildOutdatedDocuments(folder: string): string | undefined {
  if (findOutdatedDocuments(readContent(folder).content).length === 0) return undefined;
  const program = ["--import", "tsx", "documents/build.ts", "--outdated"];
  return execFileSync(process.execPath, program, { cwd: folder, encoding: "utf8" }).trim().split("\n").at(-1);
}
