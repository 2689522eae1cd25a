import { statSync } from "node:fs";
import { join, posix } from "node:path";
import { maxPictureBytes, socialCardPicture } from "../../content/picture-places";
import {
  notAGroup,
  notAPath,
  otherEnding,
  tooLarge,
  typeInWords,
  wrongFileType,
} from "../pictures/file-messages";
import { asSeenFrom, intendedPicture } from "../pictures/intended-picture";
import type { Message, Problem } from "../problem";
import { cachedDirectoryListing, type FileType, fileTypeOf, findFile } from "../project-files";
import type { Content } from "../read-content";
import type { SourceFile } from "../source-file";
import { suggestRemoval } from "../suggestions/suggest-removal";
import { nearest } from "../suggestions/wording";
import { checkFields, type Field, fieldsOf } from "../walk-fields";

/** Finds pictures and PDFs that are missing, in other letter case, too large, or not of the type that their name says. */
export function findAttachmentProblems(content: Content): Problem[] {
  const namesIn = cachedDirectoryListing();
  const reported = new Set<string>();
  const problems = checkFields(content, (field, file) => {
    if (field.role === "picture" || field.role === "image") return checkPicture(field, file);
    const isPdf = file.collection === "documents" && field.path.at(-1) === "file";
    return isPdf && field.isWellFormed ? checkPdf(field.value, file) : [];
  });
  return [...problems, ...checkSocialCard().map((message) => ({ file: socialCardPicture.path, ...message }))];

  function checkPicture(field: Field, file: SourceFile): Message | Message[] {
    const { value, role, isWellFormed } = field;
    const intended = intendedPicture(field, file, content.folder, namesIn);
    const { present } = intended;
    const type = present === undefined ? undefined : typeOf(present);
    if (role === "image") return notAGroup(value, intended);
    if (!isWellFormed) {
      const message = notAPath(value, intended, type);
      const isNone = value.trim() === "" && present === undefined;
      const remove = isNone && suggestRemoval(file, field.path, field.isOptional);
      return remove ? { ...message, fix: `${message.fix} If there is no picture, ${remove}` } : message;
    }
    const path = posix.join(posix.dirname(file.name), value);
    if (!path.startsWith("data/")) return outside(intended.path, intended.value);
    const actual = findFile(content.folder, path, namesIn);
    if (actual === path) return once(path, checkFile(path, value));
    if (actual !== undefined) return wrongCase(path, actual, value, asSeenFrom(file, actual));
    return present === undefined
      ? missing(path, "picture", value, sibling(path, file))
      : otherEnding(path, intended, type);
  }

  function checkSocialCard(): Message[] {
    const { path } = socialCardPicture;
    const isThere = findFile(content.folder, path, namesIn) === path;
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

  function checkPdf(value: string, file: SourceFile): Message | Message[] {
    const path = posix.join("static", value);
    const actual = findFile(content.folder, path, namesIn);
    if (actual === undefined) return missing(path, "PDF", value, sibling(path, file));
    if (actual !== path) return wrongCase(path, actual, value, actual.slice("static".length));
    const type = typeOf(path);
    return type === "PDF" ? [] : notAPdf(path, type);
  }

  function typeOf(path: string): FileType | undefined {
    return fileTypeOf(join(content.folder, path));
  }

  /** Returns the file in the same folder with the most similar name, if no other entry shows it. */
  function sibling(path: string, file: SourceFile): string | undefined {
    const directory = posix.dirname(path);
    if (findFile(content.folder, directory, namesIn) !== directory) return undefined;
    const shown = new Set(fieldsOf(file).map(({ value }) => posix.basename(value)));
    const names = namesIn(join(content.folder, directory)).filter(
      (name) => /\.(jpg|png|pdf)$/.test(name) && !shown.has(name),
    );
    const meant = nearest(posix.parse(path).name, new Set(names.map((name) => posix.parse(name).name)));
    return names.find((name) => posix.parse(name).name === meant);
  }
}

/** @param value what to write when the file is at `path` */
const outside = (path: string, value: string): Message => ({
  found: "This path leads to a file outside the data folder.",
  expected: "A file in the data folder.",
  fix: `Copy the file to ${path} and write "${value}".`,
});

/** @param meant a file in the same folder with a similar name */
function missing(path: string, what: "picture" | "PDF", written: string, meant: string | undefined): Message {
  const start = what === "PDF" ? "the static folder" : "this file";
  const isPlain = meant === undefined || /^[a-z0-9_-]+\.[a-z]+$/.test(meant);
  return {
    found: `There is no file ${path}.`,
    expected: `The path of a ${what}, starting from ${start}.`,
    fix:
      meant === undefined
        ? `Save the ${what} as ${path}, or write the path of another one.`
        : isPlain
          ? `Did you mean "${written.slice(0, written.lastIndexOf("/") + 1)}${meant}"?`
          : `Rename the file "${meant}" to ${posix.basename(path)}, and leave "${written}" as it is.`,
  };
}

const missingCard = (path: string): Message => ({
  found: "This picture is missing.",
  expected: "The picture that social networks show when somebody shares a page.",
  fix: `Save a picture of 1200 by 630 pixels as ${path}.`,
});

/** @param value what to write for the file as it is named now */
function wrongCase(path: string, actual: string, written: string, value: string): Message {
  const name = posix.basename(path);
  const renamed = `ename the file to ${name}`;
  const isFine = /\.(jpg|png|pdf)$/.test(actual);
  const isOtherFolder = posix.dirname(path) !== posix.dirname(actual);
  return {
    found: `The file is named ${actual}, not ${path}: uppercase and lowercase letters differ.`,
    expected: "The same uppercase and lowercase letters. Otherwise the website can't find the file.",
    fix: !isFine
      ? `R${renamed} and leave "${written}" as it is.`
      : `Write "${value}"${isOtherFolder ? "" : `, or r${renamed}`}.`,
  };
}

function notAPdf(path: string, actual: FileType | undefined): Message {
  const what = actual === undefined ? "damaged, or is not a PDF" : `really ${typeInWords(actual)}`;
  return {
    found: `The file ${path} is ${what}.`,
    expected: "A PDF file, because its name ends in .pdf.",
    fix: "Open it in the program it was made with, and save it again as a PDF under the same name.",
  };
}
