import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { eachField, type Finding } from "./each-field";
import type { Fault } from "./fault";
import { findFile } from "./find-file";
import type { Content } from "./read-content";

/** How a file of each type begins. */
const beginnings = {
  JPEG: "ffd8ff",
  PNG: "89504e470d0a1a0a",
  PDF: Buffer.from("%PDF-").toString("hex"),
} as const;
type FileType = keyof typeof beginnings;

/** Pictures and PDFs that are missing, misspelled, or not what their name says. */
export function findAttachmentFaults(content: Content): Fault[] {
  return eachField(content, ({ role, value, path, isWellFormed }, file) => {
    if (!isWellFormed) return [];
    const isPdf = file.collection === "documents" && path.at(-1) === "file";
    if (isPdf) return judge(content.folder, posix.join("static", value), "static", value, "PDF");
    if (role !== "picture") return [];
    const picture = posix.normalize(posix.join(posix.dirname(file.name), value));
    return judge(content.folder, picture, "data", value, value.endsWith(".png") ? "PNG" : "JPEG");
  });
}

/** @param path relative to the project's folder; `written` is how the editor wrote it */
function judge(folder: string, path: string, home: string, written: string, type: FileType): Finding[] {
  if (!path.startsWith(`${home}/`)) return [outside(home)];
  const search = findFile(folder, path);
  if (search.is === "missing") return [missing(path, type)];
  if (search.is === "spelled") return [misspelled(path, search.path, written)];
  const beginning = beginningOf(join(folder, path));
  if (beginning.startsWith(beginnings[type])) return [];
  const types = Object.keys(beginnings) as FileType[];
  return [
    disguised(
      path,
      type,
      types.find((each) => beginning.startsWith(beginnings[each])),
    ),
  ];
}

/** The first eight bytes, in hexadecimal; none of a folder. */
function beginningOf(path: string): string {
  if (!statSync(path).isFile()) return "";
  const file = openSync(path, "r");
  const bytes = Buffer.alloc(8);
  const length = readSync(file, bytes);
  closeSync(file);
  return bytes.subarray(0, length).toString("hex");
}

function outside(home: string): Finding {
  return {
    found: `This leads out of ${home}/.`,
    expected: `A file within ${home}/.`,
    mend: `Copy the file into ${home}/ and write its new path.`,
  };
}

function missing(path: string, type: FileType): Finding {
  return {
    found: `There is no file ${path}.`,
    expected:
      type === "PDF"
        ? "The path of a PDF, as seen from static/."
        : "The path of a picture, as seen from this file.",
    mend: "Put the file there, or correct the path.",
  };
}

function misspelled(path: string, actual: string, written: string): Finding {
  const tail = actual.split("/").slice(-written.split("/").filter((part) => !part.startsWith(".")).length);
  return {
    found: `The file is called ${actual}, not ${path}: large and small letters differ.`,
    expected: "Exactly the same letters, or the site breaks on its server.",
    mend: `Rename the file, or write "${tail.join("/")}" at the end of the path.`,
  };
}

function disguised(path: string, type: FileType, actual: FileType | undefined): Finding {
  return {
    found: `${path} is ${actual === undefined ? "damaged, or of another type" : `really a ${actual}`}.`,
    expected: `A real ${type}, as the end of its name says.`,
    mend: `Open it in a picture or document program and save it anew as ${type}.`,
  };
}
