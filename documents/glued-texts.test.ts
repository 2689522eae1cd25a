import { execFileSync } from "node:child_process";
import path from "node:path";
import clinic from "../data/clinic.json";
import list from "../data/documents.json";
import milestones from "../data/milestones.json";
import type { Clinic } from "../src/content/clinic";
import { hasPrograms } from "../tests/debian-packages";
import { documentsOf } from "./content";
import type { Document } from "./document";
import { draftLine } from "./letterhead";
import { senderOf } from "./sender";
import { passages } from "./words";

const sender = senderOf(clinic as Clinic);
const run = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: "utf8" });
const fileOf = (id: string) => path.join(__dirname, "../static/documents", `${id}.pdf`);
const normalized = (words: string) => words.replace(/\s+/g, " ").trim();
const wordsOf = (texts: readonly string[]) => texts.join(" ").split(/\s+/).filter(Boolean);

/** Every text of a document that stands alone on paper: a line of the letterhead, a label, a cell, an item or its bullet. */
function textsOf(document: Document): string[] {
  const items = document.parts.flatMap((part) => (part.kind === "list" ? part.items : []));
  const labels = ["•", ...items.map((_, index) => `${index + 1}.`)];
  return [sender.name, ...sender.ways.split("\n"), draftLine, ...labels, ...passages(document)].map(
    normalized,
  );
}

// Skipped where poppler is not installed; Jest reports the skipped tests.
(hasPrograms(["pdfinfo"]) ? describe : describe.skip).each(documentsOf(clinic as Clinic, list, milestones))(
  "$title",
  (document) => {
    const texts = textsOf(document);

    test("has only whole texts in its structure, none glued to another", () => {
      const found = run("pdfinfo", "-struct-text", fileOf(document.id)).matchAll(/^\s*"(.*)"$/gm);
      // A picture has the text "".
      const read = Array.from(found, ([, text = ""]) => normalized(text)).filter(Boolean);
      expect(read.length).toBeGreaterThan(10);
      expect(read.filter((text) => !texts.includes(text))).toEqual([]);
    });

    test("has only whole words when its text is copied, none glued to another", () => {
      const numbers = list.flatMap(({ pages }) =>
        Array.from({ length: pages }, (_, index) => `${index + 1}`),
      );
      const known = wordsOf([...texts, "Page of", ...numbers]);
      const read = wordsOf([run("pdftotext", "-layout", fileOf(document.id), "-")]);
      // A line may end within a word, at its hyphen or slash.
      expect(read.filter((word) => !known.some((whole) => whole.includes(word)))).toEqual([]);
    });
  },
);
