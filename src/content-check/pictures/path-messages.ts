import { posix } from "node:path";
import type { FileType } from "../file-type";
import type { Message } from "../problem";
import { clip } from "../values";
import type { IntendedPicture } from "./intended-picture";

const rule = "The path of a .jpg or .png picture in this project, as seen from this file";

/**
 * What to say of a value that is not the path of a picture, or whose picture is there under another name only.
 * @param type what the file that is there holds
 */
export function notAPath(written: string, intended: IntendedPicture, type: FileType | undefined): Message {
  return {
    found: foundInstead(written, intended),
    expected: `${rule}, such as "${intended.value}".`,
    fix: wayTo(intended, type ?? typeByEnding(written)),
  };
}

/** Of a well-formed path: another file is there under a like name. */
export function otherEnding(path: string, intended: IntendedPicture, type: FileType | undefined): Message {
  return {
    found: `There is no file ${path}, but there is ${intended.present}, ${typeInWords(type)}.`,
    expected: `${rule}.`,
    fix: wayTo(intended, type),
  };
}

/** Of a picture that is written as text alone, where it takes its words along. */
export function notAGroup(written: string, intended: IntendedPicture): Message {
  const isWords = !/[/.\\]/.test(written);
  const alt = isWords && written.trim() !== "" ? written : "what the picture shows";
  const group = `{ "src": "${intended.value}", "alt": "${alt}" }`;
  return {
    found: foundInstead(written, intended),
    expected: 'A picture with its description: a group of the fields "src" and "alt" in {braces}.',
    fix:
      intended.present === undefined
        ? `Save the picture as ${intended.path}, and write ${group}.`
        : `Write ${group}.`,
  };
}

/** "a HEIC picture from an iPhone", "a GIF". */
export function typeInWords(type: FileType | undefined): string {
  if (type === undefined) return "which is damaged, or is not a picture";
  if (type === "HEIC") return "a HEIC picture from an iPhone";
  return `${/^(AVIF|SVG)$/.test(type) ? "an" : "a"} ${type}${type === "PDF" ? "" : " picture"}`;
}

/** The app to open it in, and what to do there. */
export function exportAsJpeg(type: FileType | undefined, path: string): string {
  const app = type === "HEIC" ? "Photos" : "a photo app";
  return `Open it in ${app} and export it as JPEG, as ${path}`;
}

function foundInstead(written: string, { value }: IntendedPicture): string {
  const words = clip(written.trim());
  if (words === "") return "There is nothing between the quotation marks.";
  if (/^https?:|^www\./i.test(words)) return `"${words}" is an address on the web.`;
  if (/^(?:[a-z]:|file:|~|\/(?:users|home)\/)/i.test(words))
    return `"${words}" is a place on your own computer, where the site can't find it.`;
  if (!/[/.\\]/.test(words)) return `"${words}" is not the path of a picture.`;
  const type = typeByEnding(words);
  if (type !== undefined) return `"${words}" is ${typeInWords(type)}.`;
  const beginning = /^\.{1,2}\//.exec(value)?.[0] ?? "";
  if (!words.startsWith(".")) return `"${words}" does not start with "${beginning}".`;
  const ending = posix.extname(words);
  if (!/^\.(jpg|png|)$/.test(ending)) return `"${words}" ends in "${ending}".`;
  return `It is "${words}".`;
}

const endings: Readonly<Record<string, FileType>> = {
  ".heic": "HEIC",
  ".heif": "HEIC",
  ".webp": "WebP",
  ".avif": "AVIF",
  ".gif": "GIF",
  ".tif": "TIFF",
  ".tiff": "TIFF",
  ".bmp": "BMP",
  ".svg": "SVG",
  ".pdf": "PDF",
};

function typeByEnding(words: string): FileType | undefined {
  return endings[posix.extname(words).toLowerCase()];
}

function wayTo({ path, value, present }: IntendedPicture, type: FileType | undefined): string {
  if (present === path) return `Write "${value}".`;
  if (present !== undefined && (type === "JPEG" || type === "PNG"))
    return `Rename the file to ${posix.basename(path)}, and write "${value}".`;
  if (present !== undefined || type !== undefined)
    return `${exportAsJpeg(type, path)}; then write "${value}".`;
  return `Save the picture as ${path}, and write "${value}".`;
}
