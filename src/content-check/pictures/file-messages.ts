import { posix } from "node:path";
import { formatBytes, maxPictureBytes } from "../../content/picture-places";
import type { Message } from "../problem";
import type { FileType } from "../project-files";
import { clip } from "../values";
import type { IntendedPicture } from "./intended-picture";

const rule = "The path of a .jpg or .png picture in this project, starting from this file";

/**
 * A value that is not the path of a picture.
 * @param type the type of the existing file with a similar name
 */
export function notAPath(written: string, intended: IntendedPicture, type: FileType | undefined): Message {
  return {
    found: foundInstead(written, intended),
    expected: `${rule}, such as "${intended.value}".`,
    fix: howToUse(intended, type ?? typeByEnding(written)),
  };
}

/** A valid path without a file, while a file with a similar name exists. */
export function otherEnding(path: string, intended: IntendedPicture, type: FileType | undefined): Message {
  return {
    found: `There is no file ${path}, but there is ${intended.present}, ${typeInWords(type)}.`,
    expected: `${rule}.`,
    fix: howToUse(intended, type),
  };
}

/** A picture that is written as text alone, where its description is required. */
export function notAGroup(written: string, intended: IntendedPicture): Message {
  const isPlainText = !/[/.\\]/.test(written);
  const alt = isPlainText && written.trim() !== "" ? written : "what the picture shows";
  const group = `{ "src": "${intended.value}", "alt": "${alt}" }`;
  return {
    found: foundInstead(written, intended),
    expected: 'A picture with its description: the fields "src" and "alt" in {braces}.',
    fix:
      intended.present === undefined
        ? `Save the picture as ${intended.path} and write ${group}.`
        : `Write ${group}.`,
  };
}

/** Describes a file type: "a HEIC picture from an iPhone", "a GIF picture". */
export function typeInWords(type: FileType | undefined): string {
  if (type === undefined) return "which is damaged, or is not a picture";
  if (type === "HEIC") return "a HEIC picture from an iPhone";
  return `${/^(AVIF|SVG)$/.test(type) ? "an" : "a"} ${type}${type === "PDF" ? "" : " picture"}`;
}

/** Says in which app to open a picture, and how to export it to `path`. */
export function exportAsJpeg(type: FileType | undefined, path: string): string {
  const app = type === "HEIC" ? "Photos" : "a photo app";
  return `Open it in ${app} and export it as a JPEG named ${path}`;
}

function foundInstead(written: string, { value }: IntendedPicture): string {
  const shown = clip(written.trim());
  if (shown === "") return "There is nothing between the quotation marks.";
  if (/^https?:|^www\./i.test(shown)) return `"${shown}" is a web address.`;
  if (/^(?:[a-z]:|file:|~|\/(?:users|home)\/)/i.test(shown))
    return `"${shown}" is a path on your own computer, where the website can't find it.`;
  if (!/[/.\\]/.test(shown)) return `"${shown}" is not the path of a picture.`;
  const type = typeByEnding(shown);
  if (type !== undefined) return `"${shown}" is ${typeInWords(type)}.`;
  const beginning = /^\.{1,2}\//.exec(value)?.[0] ?? "";
  if (!shown.startsWith(".")) return `"${shown}" does not start with "${beginning}".`;
  const ending = posix.extname(shown);
  if (!/^\.(jpg|png|)$/.test(ending)) return `"${shown}" ends in "${ending}".`;
  if (written !== written.trim()) return `There is a space before or after "${shown}".`;
  return `It is "${shown}".`;
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

const typeByEnding = (path: string): FileType | undefined => endings[posix.extname(path).toLowerCase()];

/** Says how to turn the existing file, if any, into the intended picture, and what to write. */
function howToUse({ path, value, present }: IntendedPicture, type: FileType | undefined): string {
  if (present === path) return `Write "${value}".`;
  if (present !== undefined && (type === "JPEG" || type === "PNG"))
    return `Rename the file to ${posix.basename(path)} and write "${value}".`;
  if (present !== undefined || type !== undefined)
    return `${exportAsJpeg(type, path)}. Then write "${value}".`;
  return `Save the picture as ${path} and write "${value}".`;
}

/**
 * A file whose content is not of the type that its name says.
 * @param written how the editor wrote the path
 * @param isEmpty whether the file is empty
 */
export function wrongFileType(
  path: string,
  written: string,
  actual: FileType | undefined,
  isEmpty: boolean,
): Message {
  const ending = posix.extname(path);
  const [jpeg, value] = [asJpeg(path), asJpeg(written)];
  const isRenamed = actual === "JPEG";
  return {
    found: isEmpty
      ? `The file ${path} is empty.`
      : actual === undefined
        ? `The file ${path} is damaged, or is not a picture.`
        : `The file ${path} is actually ${typeInWords(actual)}.`,
    expected: `A ${ending === ".png" ? "PNG" : "JPEG"} picture, because its name ends in ${ending}. Renaming a file does not change its type.`,
    fix: isRenamed
      ? `Rename the file to ${posix.basename(jpeg)} and write "${value}".`
      : actual === undefined
        ? "Copy the original picture here again, under the same name."
        : `${exportAsJpeg(actual, jpeg)}${jpeg === path ? "" : `. Then write "${value}"`}.`,
  };
}

/** A picture over the size limit. */
export function tooLarge(path: string, bytes: number): Message {
  const isPng = path.endsWith(".png");
  return {
    found: `The picture ${path} is ${formatBytes(bytes)}.`,
    expected: `At most ${formatBytes(maxPictureBytes)}. Larger pictures make the project slow to copy and to build.`,
    fix: `Save it again in a photo app with 2000 pixels on its longer side (that is plenty), ${isPng ? "or as a .jpg if nothing in it is transparent" : "with a quality of 80"}, under the same name.`,
  };
}

/** The same path with the ending of a JPEG. */
export const asJpeg = (path: string): string => path.replace(/\.png$/, ".jpg");
