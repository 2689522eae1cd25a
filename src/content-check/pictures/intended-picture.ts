import { existsSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { z } from "zod";
import { cachedDirectoryListing, type NamesIn } from "../project-files";
import { type AnyFile, type FieldPath, type SourceFile, schemaOf } from "../source-file";
import { slug } from "../suggestions/did-you-mean";
import { textOf, valueAt } from "../values";
import { type Field, fieldsOf, schemaAt } from "../walk-fields";

/** The picture that an editor most likely meant. */
export interface IntendedPicture {
  /** What its path in the project should be, such as "data/images/team/rosa.jpg". */
  readonly path: string;
  /** The same path relative to the JSON file: the value to write. */
  readonly value: string;
  /** An existing file with a similar name, such as "data/images/team/Rosa.HEIC". */
  readonly present?: string;
}

/** Guesses which picture an editor meant with an invalid or missing path. */
export function intendedPicture(
  { value, path }: Pick<Field, "value" | "path">,
  file: SourceFile,
  folder: string,
  namesIn: NamesIn,
): IntendedPicture {
  const written = value.trim().replaceAll("\\", "/");
  const within = /(?:^|\/)images\/(.+)$/i.exec(written)?.[1];
  const isPlainText = !/[/.]/.test(written);
  const name = isPlainText ? (entryId(file, path) ?? written) : posix.basename(within ?? written);
  const home =
    within === undefined ? homeOf(file) : posix.join("data/images", posix.dirname(within).toLowerCase());
  const { name: stem, ext } = posix.parse(name);
  const names = namesIn(join(folder, home)).filter((each) => stemOf(each) === stem.toLowerCase());
  const present = names.find((each) => each === name) ?? names.find(isPlainName) ?? names[0];
  const usable = present !== undefined && isPlainName(present) ? present : undefined;
  const isPng = /\.png$/i.test(present ?? ext);
  const suggested = `${slug(stem) || "picture"}${isPng ? ".png" : ".jpg"}`;
  const target = posix.join(home, usable ?? suggested);
  return {
    path: target,
    value: asSeenFrom(file, target),
    ...(present !== undefined && { present: posix.join(home, present) }),
  };
}

/** Returns the path of a file relative to a JSON file: "./images/team/rosa.jpg". */
export function asSeenFrom(file: SourceFile, path: string): string {
  const relative = posix.relative(posix.dirname(file.name), path);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

const stemOf = (name: string) => posix.parse(name).name.toLowerCase();
const isPlainName = (name: string) => /\.(jpg|png)$/.test(name);

const entryId = (file: SourceFile, [first]: Field["path"]): string | undefined =>
  typeof first === "number" ? textOf(valueAt(file.value, [first]), "id") : undefined;

/** Returns the folder of the first valid picture in a file. */
function homeOf(file: SourceFile): string {
  const first = fieldsOf(file).find(({ role, isWellFormed }) => role === "picture" && isWellFormed);
  if (first === undefined) return "data/images";
  return posix.dirname(posix.join(posix.dirname(file.name), first.value));
}

/**
 * Finds what a field of an entry should say: the portrait with the person's name, the PDF with the document's, or the size of
 * that PDF. Undefined if no file says it.
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
