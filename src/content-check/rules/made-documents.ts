import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { documentsOf } from "../../../documents/content";
import { digestOf } from "../../../documents/digest";
import { senderOf } from "../../../documents/sender";
import { clinic } from "../../content/clinic";
import { pdfDocument } from "../../content/entities";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { entriesOf, textOf } from "../values";

/** What pdfkit writes into each of its PDFs. */
const maker = "<pdf:Producer>PDFKit</pdf:Producer>";

/** PDFs that `npm run build:documents` made of words that have changed since, such as another phone number; one warning for all. */
export function findOutdatedDocuments({ files }: Content): Problem[] {
  const contentOf = (name: string) => files.find(({ collection }) => collection === name)?.value;
  const facts = clinic.safeParse(contentOf("clinic"));
  const listed = z.array(pdfDocument).safeParse(contentOf("documents"));
  const file = files.find(({ collection }) => collection === "documents");
  if (!facts.success || !listed.success || file === undefined) return [];
  const madeOf = new Map(listed.data.map((entry) => [entry.id, entry.madeOf]));
  const sender = senderOf(facts.data);
  const all = documentsOf(facts.data, listed.data);
  const outdated = all.filter((document) => digestOf(document, sender) !== madeOf.get(document.id));
  const [first] = outdated;
  if (first === undefined) return [];
  const index = listed.data.findIndex(({ id }) => id === first.id);
  const names = outdated.map(({ id }) => `${id}.pdf`).join(", ");
  const plural = outdated.length > 1;
  return [
    problemAt(file, [index, "madeOf"], {
      found: `${outdated.length} of ${all.length} PDFs ${plural ? "were" : "was"} made before a fact or a title in data/ changed: ${names}.`,
      expected: "PDFs with the words of today.",
      fix: `Run: npm run build:documents. Or leave it to npm run build, which makes ${plural ? "them" : "it"} again.`,
    }),
  ];
}

/** Entries that say that their PDF is made here, when it is not: it would be overwritten. */
export function findForeignDocuments({ files, folder }: Content): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "documents" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((entry, index) => {
        const path = join(folder, "static", textOf(entry, "file") ?? "");
        // An empty digest asks for a first PDF.
        if (!textOf(entry, "madeOf") || !existsSync(path) || readFileSync(path).includes(maker)) return [];
        return [
          problemAt(file, [index, "madeOf"], {
            found: "This PDF was not made by npm run build:documents, which would overwrite it.",
            expected: 'Only PDFs that it makes have a field "madeOf".',
            fix: 'Delete the line "madeOf".',
          }),
        ];
      }),
    );
}
