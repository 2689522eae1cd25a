import { statSync } from "node:fs";
import { join, posix } from "node:path";
import { socialCardPicture } from "../../content/picture-places";
import { eachField } from "../check-fields";
import { type FileType, fileTypeOf } from "../file-type";
import { findFile, listEachOnce } from "../find-file-case-sensitive";
import { asSeenFrom, intendedPicture } from "../pictures/intended-picture";
import { notAGroup, notAPath, otherEnding } from "../pictures/path-messages";
import { disguised, tooHeavy } from "../pictures/picture-messages";
import { heaviest } from "../pictures/weight";
import type { Fault, Words } from "../problem";
import type { Content } from "../read-content";
import type { SourceFile } from "../source-file";
import { nearest } from "../suggestions/nearest";
import type { Field } from "../walk-fields";
import { disguisedPdf, missing, missingCard, misspelled, outside } from "./attachment-messages";

/** Pictures and PDFs that are missing, misspelled, too heavy, or not what their name says. */
export function findAttachmentFaults(content: Content): Fault[] {
  const namesIn = listEachOnce();
  const reported = new Set<string>();
  const faults = eachField(content, (field, file) => {
    if (field.role === "picture" || field.role === "image") return judgePicture(field, file);
    const isPdf = file.collection === "documents" && field.path.at(-1) === "file";
    return isPdf && field.isWellFormed ? judgePdf(field.value) : [];
  });
  return [...faults, ...judgeSocialCard().map((words) => ({ file: socialCardPicture.path, ...words }))];

  function judgePicture(field: Field, file: SourceFile): Words[] {
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
        ? missing(path, "picture", value, neighbour(path))
        : otherEnding(path, intended, type),
    ];
  }

  function judgeSocialCard(): Words[] {
    const { path } = socialCardPicture;
    const isThere = findFile(content.folder, path, namesIn).is === "there";
    return isThere ? once(path, judgeContent(path, path)) : [missingCard(path)];
  }

  function judgeContent(path: string, written: string): Words[] {
    const [type, { size }] = [typeOf(path), statSync(join(content.folder, path))];
    if (type !== (path.endsWith(".png") ? "PNG" : "JPEG"))
      return [disguised(path, written, type, size === 0)];
    return size > heaviest ? [tooHeavy(path, size)] : [];
  }

  /** A flaw of the file itself is reported where it is first named. */
  function once(path: string, words: Words[]): Words[] {
    if (reported.has(path)) return [];
    reported.add(path);
    return words;
  }

  function judgePdf(value: string): Words[] {
    const path = posix.join("static", value);
    const search = findFile(content.folder, path, namesIn);
    if (search.is === "missing") return [missing(path, "PDF", value, neighbour(path))];
    if (search.is === "spelled")
      return [misspelled(path, search.path, value, search.path.slice("static".length))];
    const type = typeOf(path);
    return type === "PDF" ? [] : [disguisedPdf(path, type)];
  }

  function typeOf(path: string): FileType | undefined {
    return fileTypeOf(join(content.folder, path));
  }

  /** The file in the same folder whose name, its ending aside, is nearest. */
  function neighbour(path: string): string | undefined {
    const home = posix.dirname(path);
    if (findFile(content.folder, home, namesIn).is !== "there") return undefined;
    const names = namesIn(join(content.folder, home)).filter((name) => /\.(jpg|png|pdf)$/.test(name));
    const meant = nearest(posix.parse(path).name, new Set(names.map((name) => posix.parse(name).name)));
    return names.find((name) => posix.parse(name).name === meant);
  }
}
