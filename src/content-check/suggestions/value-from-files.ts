import { existsSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { z } from "zod";
import { cachedDirectoryListing } from "../find-file-case-sensitive";
import { intendedPicture } from "../pictures/intended-picture";
import { type AnyFile, type FieldPath, schemaOf } from "../source-file";
import { textOf, valueAt } from "../values";
import { schemaAt } from "../walk-fields";
import { slug } from "./did-you-mean";

/**
 * Finds in the project's files what a field of an entry should say: the portrait with the person's name, the PDF with the
 * document's, or the size of that PDF. Undefined if no file says it.
 * @param folder the project's folder
 */
export function valueFromFiles(folder: string) {
  return (file: AnyFile, path: FieldPath): string | number | undefined => {
    if (!("collection" in file)) return undefined;
    const field = path.at(-1);
    if (file.collection === "documents" && (field === "file" || field === "bytes")) {
      const pdf = pdfOf(valueAt(file.value, path.slice(0, -1)), folder);
      return field === "file" || pdf === undefined ? pdf : statSync(join(folder, "static", pdf)).size;
    }
    const schema = schemaAt(schemaOf(file), file.value, path);
    if (schema === undefined || z.globalRegistry.get(schema)?.role !== "picture") return undefined;
    const intended = intendedPicture({ path, value: "" }, file, folder, cachedDirectoryListing());
    return intended.present === intended.path ? intended.value : undefined;
  };
}

/** Returns the PDF that a document names or, if there is none, the one with the document's own short name. */
function pdfOf(document: unknown, folder: string): string | undefined {
  const written = posix.basename(textOf(document, "file") ?? "", ".pdf");
  return [slug(written), textOf(document, "id")]
    .map((name) => `/documents/${name}.pdf`)
    .find((pdf) => existsSync(join(folder, "static", pdf)));
}
