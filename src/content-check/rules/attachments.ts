import { statSync } from "node:fs";
import { join, posix } from "node:path";
import { socialCardPicture } from "../../content/picture-places";
import { checkFields } from "../check-fields";
import { type FileType, fileTypeOf } from "../file-type";
import { cachedDirectoryListing, findFile } from "../find-file-case-sensitive";
import { asSeenFrom, intendedPicture } from "../pictures/intended-picture";
import { notAGroup, notAPath, otherEnding } from "../pictures/path-messages";
import { tooHeavy, wrongFileType } from "../pictures/picture-messages";
import { heaviest } from "../pictures/weight";
import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import type { SourceFile } from "../source-file";
import { nearest } from "../suggestions/nearest";
import type { Field } from "../walk-fields";
import { missing, missingCard, misspelled, notAPdf, outside } from "./attachment-messages";

/** Pictures and PDFs that are missing, misspelled, too heavy, or not what their name says. */
export function findAttachmentProblems(content: Content): Problem[] {
  const namesIn = cachedDirectoryListing();
  const reported = new Set<string>();
  const problems = checkFields(content, (field, file) => {
    if (field.role === "picture" || field.role === "image") return judgePicture(field, file);
    const isPdf = file.collection === "documents" && field.path.at(-1) === "file";
    return isPdf && field.isWellFormed ? judgePdf(field.value) : [];
  });
  return [...problems, ...judgeSocialCard().map((words) => ({ file: socialCardPicture.path, ...words }))];

  function judgePicture(field: Field, file: SourceFile): Message[] {
    const { value, role, isWellFormed } = field;
    const intended = intendedPicture(field, file, content.folder, namesIn);
    const { present } = intended;
    const type = present === undefined ? undefined : typeOf(present);
    if (role === "image") return [notAGroup(value, intended)];
    if (!isWellFormed) return [notAPath(value, intended, type)];
    const path = posix.join(posix.dirname(file.name), value);
    if (!path.startsWith("data/")) return [outside("data", intended.path, intended.value)];
    const search = findFile(content.folder, path, namesIn);
    if (search.is === "spelled") return [misspelled(path, search.path, value, asSeenFrom(file, search.path))];
    if (search.is === "there") return once(path, judgeContent(path, value));
    return [
      present === undefined
        ? missing(path, "picture", value, sibling(path))
        : otherEnding(path, intended, type),
    ];
  }

  function judgeSocialCard(): Message[] {
    const { path } = socialCardPicture;
    const isThere = findFile(content.folder, path, namesIn).is === "there";
    return isThere ? once(path, judgeContent(path, path)) : [missingCard(path)];
  }

  function judgeContent(path: string, written: string): Message[] {
    const [type, { size }] = [typeOf(path), statSync(join(content.folder, path))];
    if (type !== (path.endsWith(".png") ? "PNG" : "JPEG"))
      return [wrongFileType(path, written, type, size === 0)];
    return size > heaviest ? [tooHeavy(path, size)] : [];
  }

  /** A flaw of the file itself is reported where it is first named. */
  function once(path: string, words: Message[]): Message[] {
    if (reported.has(path)) return [];
    reported.add(path);
    return words;
  }

  function judgePdf(value: string): Message[] {
    const path = posix.join("static", value);
    const search = findFile(content.folder, path, namesIn);
    if (search.is === "missing") return [missing(path, "PDF", value, sibling(path))];
    if (search.is === "spelled")
      return [misspelled(path, search.path, value, search.path.slice("static".length))];
    const type = typeOf(path);
    return type === "PDF" ? [] : [notAPdf(path, type)];
  }

  function typeOf(path: string): FileType | undefined {
    return fileTypeOf(join(content.folder, path));
  }

  /** The file in the same folder whose name, its ending aside, is nearest. */
  function sibling(path: string): string | undefined {
    const home = posix.dirname(path);
    if (findFile(content.folder, home, namesIn).is !== "there") return undefined;
    const names = namesIn(join(content.folder, home)).filter((name) => /\.(jpg|png|pdf)$/.test(name));
    const meant = nearest(posix.parse(path).name, new Set(names.map((name) => posix.parse(name).name)));
    return names.find((name) => posix.parse(name).name === meant);
  }
}
