import { statSync } from "node:fs";
import { join, posix } from "node:path";
import { socialCardPicture } from "../../content/picture-places";
import { checkFields, fieldsOf } from "../check-fields";
import { type FileType, fileTypeOf } from "../file-type";
import { cachedDirectoryListing, findFile } from "../find-file-case-sensitive";
import { asSeenFrom, intendedPicture } from "../pictures/intended-picture";
import { notAGroup, notAPath, otherEnding } from "../pictures/path-messages";
import { tooLarge, wrongFileType } from "../pictures/picture-messages";
import { maxPictureBytes } from "../pictures/weight";
import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import type { SourceFile } from "../source-file";
import { nearest } from "../suggestions/nearest";
import { suggestRemoval } from "../suggestions/suggest-removal";
import type { Field } from "../walk-fields";
import { missing, missingCard, notAPdf, outside, wrongCase } from "./attachment-messages";

/** Finds pictures and PDFs that are missing, wrongCase, too large, or not of the type that their name says. */
export function findAttachmentProblems(content: Content): Problem[] {
  const namesIn = cachedDirectoryListing();
  const reported = new Set<string>();
  const problems = checkFields(content, (field, file) => {
    if (field.role === "picture" || field.role === "image") return checkPicture(field, file);
    const isPdf = file.collection === "documents" && field.path.at(-1) === "file";
    return isPdf && field.isWellFormed ? checkPdf(field.value, file) : [];
  });
  return [...problems, ...checkSocialCard().map((message) => ({ file: socialCardPicture.path, ...message }))];

  function checkPicture(field: Field, file: SourceFile): Message[] {
    const { value, role, isWellFormed } = field;
    const intended = intendedPicture(field, file, content.folder, namesIn);
    const { present } = intended;
    const type = present === undefined ? undefined : typeOf(present);
    if (role === "image") return [notAGroup(value, intended)];
    if (!isWellFormed) {
      const message = notAPath(value, intended, type);
      const isNone = value.trim() === "" && present === undefined;
      const remove = isNone && suggestRemoval(file, field.path, field.isOptional);
      return [remove ? { ...message, fix: `${message.fix} If there is no picture, ${remove}` } : message];
    }
    const path = posix.join(posix.dirname(file.name), value);
    if (!path.startsWith("data/")) return [outside("data", intended.path, intended.value)];
    const search = findFile(content.folder, path, namesIn);
    if (search.is === "wrong-case")
      return [wrongCase(path, search.path, value, asSeenFrom(file, search.path))];
    if (search.is === "there") return once(path, checkFile(path, value));
    return [
      present === undefined
        ? missing(path, "picture", value, sibling(path, file))
        : otherEnding(path, intended, type),
    ];
  }

  function checkSocialCard(): Message[] {
    const { path } = socialCardPicture;
    const isThere = findFile(content.folder, path, namesIn).is === "there";
    return isThere ? once(path, checkFile(path, path)) : [missingCard(path)];
  }

  function checkFile(path: string, written: string): Message[] {
    const [type, { size }] = [typeOf(path), statSync(join(content.folder, path))];
    if (type !== (path.endsWith(".png") ? "PNG" : "JPEG"))
      return [wrongFileType(path, written, type, size === 0)];
    return size > maxPictureBytes ? [tooLarge(path, size)] : [];
  }

  /** Reports a problem with the file itself only once, in the first field that names it. */
  function once(path: string, messages: Message[]): Message[] {
    if (reported.has(path)) return [];
    reported.add(path);
    return messages;
  }

  function checkPdf(value: string, file: SourceFile): Message[] {
    const path = posix.join("static", value);
    const search = findFile(content.folder, path, namesIn);
    if (search.is === "missing") return [missing(path, "PDF", value, sibling(path, file))];
    if (search.is === "wrong-case")
      return [wrongCase(path, search.path, value, search.path.slice("static".length))];
    const type = typeOf(path);
    return type === "PDF" ? [] : [notAPdf(path, type)];
  }

  function typeOf(path: string): FileType | undefined {
    return fileTypeOf(join(content.folder, path));
  }

  /**
   * Returns the file in the same folder with the most similar name, whatever its extension. A file that another entry shows is not
   * meant.
   */
  function sibling(path: string, file: SourceFile): string | undefined {
    const directory = posix.dirname(path);
    if (findFile(content.folder, directory, namesIn).is !== "there") return undefined;
    const shown = new Set(fieldsOf(file).map(({ value }) => posix.basename(value)));
    const names = namesIn(join(content.folder, directory)).filter(
      (name) => /\.(jpg|png|pdf)$/.test(name) && !shown.has(name),
    );
    const meant = nearest(posix.parse(path).name, new Set(names.map((name) => posix.parse(name).name)));
    return names.find((name) => posix.parse(name).name === meant);
  }
}
