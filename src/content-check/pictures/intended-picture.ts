import { join, posix } from "node:path";
import type { NamesIn } from "../find-file-case-sensitive";
import { type SourceFile, schemaOf } from "../source-file";
import { slug } from "../suggestions/did-you-mean";
import { textOf, valueAt } from "../values";
import { type Field, walkFields } from "../walk-fields";

/** The picture that an editor most likely meant. */
export interface IntendedPicture {
  /** What its path in the project should be, such as "data/images/team/rosa.jpg". */
  readonly path: string;
  /** The same path relative to the JSON file: the value to write. */
  readonly value: string;
  /** An existing file with a similar name, such as "data/images/team/Rosa.HEIC". */
  readonly present?: string;
}

/**
 * Guesses which picture an editor meant with an invalid or missing path.
 * @param namesIn lists the names in a folder
 */
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

function entryId(file: SourceFile, [first]: Field["path"]): string | undefined {
  return typeof first === "number" ? textOf(valueAt(file.value, [first]), "id") : undefined;
}

/** Returns the folder of the first valid picture in a file. */
function homeOf(file: SourceFile): string {
  for (const { role, value, isWellFormed } of walkFields(schemaOf(file), file.value)) {
    if (role === "picture" && isWellFormed) {
      return posix.dirname(posix.join(posix.dirname(file.name), value));
    }
  }
  return "data/images";
}
