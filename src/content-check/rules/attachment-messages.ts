import { posix } from "node:path";
import type { FileType } from "../file-type";
import { typeInWords } from "../pictures/path-messages";
import type { Message } from "../problem";

/**
 * A path that leads out of its folder.
 * @param path where the file should be
 * @param value what to write for it then
 */
export function outside(home: string, path: string, value: string): Message {
  return {
    found: `This path leads to a file outside the ${home} folder.`,
    expected: `A file in the ${home} folder.`,
    fix: `Copy the file to ${path} and write "${value}".`,
  };
}

/**
 * A file that does not exist.
 * @param meant a file in the same folder with a similar name
 */
export function missing(
  path: string,
  what: "picture" | "PDF",
  written: string,
  meant: string | undefined,
): Message {
  const start = what === "PDF" ? "the static folder" : "this file";
  const isPlain = meant === undefined || /^[a-z0-9_-]+\.[a-z]+$/.test(meant);
  return {
    found: `There is no file ${path}.`,
    expected: `The path of a ${what}, starting from ${start}.`,
    fix:
      meant === undefined
        ? `Save the ${what} as ${path}, or write the path of another one.`
        : !isPlain
          ? `Rename the file "${meant}" to ${posix.basename(path)}, and leave "${written}" as it is.`
          : `Did you mean "${written.slice(0, written.lastIndexOf("/") + 1)}${meant}"?`,
  };
}

/** The social card's picture does not exist. */
export function missingCard(path: string): Message {
  return {
    found: "This picture is missing.",
    expected: "The picture that social networks show when somebody shares a page.",
    fix: `Save a picture of 1200 by 630 pixels as ${path}.`,
  };
}

/**
 * A file that exists, but with other letter case in its name.
 * @param value what to write for the file as it is named now
 */
export function wrongCase(path: string, actual: string, written: string, value: string): Message {
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

/** A file that is called .pdf and is something else. */
export function notAPdf(path: string, actual: FileType | undefined): Message {
  const what = actual === undefined ? "damaged, or is not a PDF" : `really ${typeInWords(actual)}`;
  return {
    found: `The file ${path} is ${what}.`,
    expected: "A PDF file, because its name ends in .pdf.",
    fix: "Open it in the program it was made with, and save it again as a PDF under the same name.",
  };
}
