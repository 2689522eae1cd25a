import { join, posix } from "node:path";
import type { NamesIn } from "../find-file-case-sensitive";
import { type SourceFile, schemaOf } from "../source-file";
import { textOf, valueAt } from "../values";
import { type Field, walkFields } from "../walk-fields";

/** The picture that an editor most likely meant, whatever was written. */
export interface IntendedPicture {
  /** What its path in the project should be, such as "data/images/team/rosa.jpg". */
  readonly path: string;
  /** The same as seen from the JSON file: the value to write. */
  readonly value: string;
  /** The file that is there under a like name, such as "data/images/team/Rosa.HEIC". */
  readonly present?: string;
}

/** @param namesIn lists the names in a folder */
export function intendedPicture(
  { value, path }: Field,
  file: SourceFile,
  folder: string,
  namesIn: NamesIn,
): IntendedPicture {
  const written = value.trim().replaceAll("\\", "/");
  const within = /(?:^|\/)images\/(.+)$/i.exec(written)?.[1];
  const isWords = !/[/.]/.test(written);
  const name = isWords ? (entryId(file, path) ?? written) : posix.basename(within ?? written);
  const home =
    within === undefined ? homeOf(file) : posix.join("data/images", posix.dirname(within).toLowerCase());
  const { name: stem, ext } = posix.parse(name);
  const names = namesIn(join(folder, home)).filter((each) => stemOf(each) === stem.toLowerCase());
  const present = names.find((each) => each === name) ?? names.find(isPlainName) ?? names[0];
  const kept = present !== undefined && isPlainName(present) ? present : undefined;
  const isPng = /\.png$/i.test(present ?? ext);
  const own = `${slugOf(stem) || "picture"}${isPng ? ".png" : ".jpg"}`;
  const target = posix.join(home, kept ?? own);
  return {
    path: target,
    value: asSeenFrom(file, target),
    ...(present !== undefined && { present: posix.join(home, present) }),
  };
}

/** The path of a file under data/ as a JSON file names it: "./images/team/rosa.jpg". */
export function asSeenFrom(file: SourceFile, path: string): string {
  const way = posix.relative(posix.dirname(file.name), path);
  return way.startsWith(".") ? way : `./${way}`;
}

const stemOf = (name: string) => posix.parse(name).name.toLowerCase();
const isPlainName = (name: string) => /\.(jpg|png)$/.test(name);

function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function entryId(file: SourceFile, [first]: Field["path"]): string | undefined {
  return typeof first === "number" ? textOf(valueAt(file.value, [first]), "id") : undefined;
}

/** Where the other pictures of a file are. */
function homeOf(file: SourceFile): string {
  for (const { role, value, isWellFormed } of walkFields(schemaOf(file), file.value)) {
    if (role === "picture" && isWellFormed) {
      return posix.dirname(posix.join(posix.dirname(file.name), value));
    }
  }
  return "data/images";
}
