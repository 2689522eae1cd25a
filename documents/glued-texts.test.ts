import { execFileSync } from "node:child_process";
import { hasPrograms } from "../tests/debian-packages";
import { type Document, english } from "./document";
import { clinic, fileOf, made } from "./made.fixtures";
import { senderOf } from "./sender";
import { passages } from "./words.fixtures";

const run = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: "utf8" });
const normalized = (words: string) => words.replace(/\s+/g, " ").trim();
/** Words, split where a line may end: after a hyphen or slash. */
const piecesOf = (texts: readonly string[]) =>
  texts
    .join(" ")
    .split(/\s+|(?<=[-/])/)
    .filter(Boolean);

/** Every text of a document that stands alone on paper: a line of the letterhead, a label, a cell, an item or its bullet. */
function textsOf(document: Document): string[] {
  const items = document.parts.flatMap((part) => (part.kind === "list" ? part.items : []));
  const labels = ["•", ...items.map((_, index) => `${index + 1}.`)];
  const { name, ways } = senderOf(clinic, document);
  const { legal } = document.edition ?? english;
  return [name, ...ways.split("\n"), ...legal, ...labels, ...passages(document)].map(normalized);
}

// Skipped where poppler is not installed; Jest reports the skipped tests.
(hasPrograms(["pdfinfo"]) ? describe : describe.skip).each(made)("$title", (document) => {
  const texts = textsOf(document);

  test("has only whole texts in its structure, none glued to another", () => {
    const found = run("pdfinfo", "-struct-text", fileOf(document.name)).matchAll(/^\s*"(.*)"$/gm);
    // A picture has the text "".
    const read = Array.from(found, ([, text = ""]) => normalized(text)).filter(Boolean);
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((text) => !texts.includes(text))).toEqual([]);
  });

  test("has only whole words when its text is copied, none glued to another", () => {
    const numbers = Array.from({ length: 9 }, (_, index) => `${index + 1}`);
    const { page } = document.edition ?? english;
    const known = piecesOf([...texts, page, ...numbers]);
    const read = piecesOf([run("pdftotext", "-layout", fileOf(document.name), "-")]);
    expect(read.filter((piece) => !known.includes(piece))).toEqual([]);
  });
});
