import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { digestOf, documentsOf, listingOf, MissingMilestone } from "../../../documents/content";
import { clinic } from "../../content/clinic";
import { pdfDocument } from "../../content/entities";
import { milestone } from "../../content/milestone";
import { type Message, type Problem, problemAt, problemsAt } from "../problem";
import { fileTypeOf } from "../project-files";
import type { Content } from "../read-content";
import { readableFiles, validEntriesOf } from "../source-file";
import { discardChanges } from "../suggestions/wording";
import { languagesOf } from "../translations/languages";

/** PDFKit writes this into each PDF that it makes. */
const producer = "<pdf:Producer>PDFKit</pdf:Producer>";

/** The documents with what they are made of, or why they can't be made: the table lacks a milestone whose age one of them says. */
function documentsFrom(content: Content) {
  const [factsFile] = readableFiles(content.files, "clinic");
  const [file] = readableFiles(content.files, "documents");
  const [table] = readableFiles(content.files, "milestones");
  const facts = clinic.safeParse(factsFile?.value).data;
  const listed = z.array(pdfDocument).safeParse(file?.value).data;
  const milestones = z.array(milestone).safeParse(table?.value).data;
  if (!facts || !listed || !milestones || !file || !table) return undefined;
  const sources = { facts, listed, file, table };
  try {
    return { ...sources, documents: documentsOf(facts, listed, milestones, languagesOf(content)) };
  } catch (error) {
    if (error instanceof MissingMilestone) return { ...sources, documents: error };
    throw error;
  }
}

/** Finds a milestone that a PDF says and that data/milestones.json lacks. */
export function findMissingMilestones(content: Content): Problem[] {
  const { table, documents } = documentsFrom(content) ?? {};
  if (table === undefined || !(documents instanceof MissingMilestone)) return [];
  const found = documents.message;
  const expected = "Each milestone whose age a PDF says.";
  return [problemAt(table, [], { found, expected, fix: `Restore the entry. ${discardChanges}` })];
}

/** Finds generated PDFs whose source has changed since, such as the phone number: one warning for all of them. */
export function findOutdatedDocuments(content: Content): Problem[] {
  const made = documentsFrom(content);
  if (made === undefined || made.documents instanceof MissingMilestone) return [];
  const { facts, listed, file, documents } = made;
  const outdated = documents.filter(
    (document) => digestOf(document, facts) !== listingOf(document, listed)?.madeOf,
  );
  const [first] = outdated;
  if (first === undefined) return [];
  const index = listed.findIndex(({ id }) => id === first.id);
  const names = outdated.map(({ id, edition }) => `${edition ? `${edition.code}/` : ""}${id}.pdf`).join(", ");
  const plural = outdated.length > 1;
  return [
    problemAt(file, [index, "madeOf"], {
      found: `${outdated.length} of ${documents.length} PDFs ${plural ? "are" : "is"} older than the last change of a fact or title in data/: ${names}.`,
      expected: "PDFs with the current facts and titles.",
      fix: `Run: npm run build:documents. Or do nothing: npm run build makes ${plural ? "them" : "it"} again.`,
    }),
  ];
}

/** Finds entries with `madeOf` whose PDF was not generated here: generating it would overwrite the file. */
export function findForeignDocuments({ files, folder }: Content): Problem[] {
  return validEntriesOf(files, "documents", pdfDocument).flatMap(({ file, path, entry }) => {
    const pdf = join(folder, "static", entry.file);
    // An empty digest means that the PDF is still to be generated.
    const isForeign = entry.madeOf && existsSync(pdf) && !readFileSync(pdf).includes(producer);
    return problemsAt(file, path, [[isForeign, ["madeOf"], notMadeHere]]);
  });
}

const notMadeHere = {
  found: "This PDF was not made by npm run build:documents, which would overwrite it.",
  expected: 'The field "madeOf" only for PDFs that this command makes.',
  fix: 'Delete the line "madeOf".',
};

/** Finds documents whose `bytes` differ from the size of their PDF. Visitors see the size beside the link. */
export function findDocumentSizeProblems({ files, folder }: Content): Problem[] {
  return validEntriesOf(files, "documents", pdfDocument).flatMap(
    ({ file, path, entry: { bytes, ...entry } }) => {
      const pdf = join(folder, "static", entry.file);
      if (!existsSync(pdf) || fileTypeOf(pdf) !== "PDF") return [];
      const { size } = statSync(pdf);
      return problemsAt(file, path, [[size !== bytes, ["bytes"], wrongSize(bytes, size)]]);
    },
  );
}

const wrongSize = (stated: number, actual: number): Message => ({
  found: `It is ${stated}, but the size of the PDF is ${actual} bytes.`,
  expected: "The size of the PDF in bytes. Visitors see it beside the link.",
  fix: `Write ${actual}, or run: npm run build:documents`,
});
