import { posix } from "node:path";
import type { FileType } from "../file-type";
import { typeInWords } from "../pictures/path-messages";
import type { Message } from "../problem";

/** @param path where the file should be, which `value` then leads to */
export function outside(home: string, path: string, value: string): Message {
  return {
    found: `This path leads out of the ${home} folder.`,
    expected: `A file in the ${home} folder.`,
    fix: `Copy the file to ${path}, and write "${value}".`,
  };
}

/** @param meant the name of a file in the same folder that is close to the missing one's */
export function missing(
  path: string,
  what: "picture" | "PDF",
  written: string,
  meant: string | undefined,
): Message {
  const seenFrom = what === "PDF" ? "static/" : "this file";
  return {
    found: `There is no file ${path}.`,
    expected: `The path of a ${what}, as seen from ${seenFrom}.`,
    fix:
      meant === undefined
        ? `Save the ${what} as ${path}, or write the path of another one.`
        : `Did you mean "${written.slice(0, written.lastIndexOf("/") + 1)}${meant}"?`,
  };
}

export function missingCard(path: string): Message {
  return {
    found: "This picture is missing.",
    expected: "The picture that social networks show with every page, under the page's title.",
    fix: `Save a picture of 1200 by 630 pixels as ${path}.`,
  };
}

/** @param value what to write for the file as it is named now */
export function misspelled(path: string, actual: string, written: string, value: string): Message {
  const name = posix.basename(path);
  const renamed = `ename the file to ${name}`;
  const isFine = /\.(jpg|png|pdf)$/.test(actual);
  const isOtherFolder = posix.dirname(path) !== posix.dirname(actual);
  return {
    found: `The file is named ${actual}, not ${path}: capital and small letters differ.`,
    expected: "Exactly the same letters. The site's server does not find the file otherwise.",
    fix: !isFine
      ? `R${renamed}, and leave "${written}" as it is.`
      : `Write "${value}"${isOtherFolder ? "" : `, or r${renamed}`}.`,
  };
}

export function notAPdf(path: string, actual: FileType | undefined): Message {
  const what = actual === undefined ? "damaged, or is not a PDF" : `really ${typeInWords(actual)}`;
  return {
    found: `The file ${path} is ${what}.`,
    expected: "A real PDF, as its name says.",
    fix: "Open it where it was written and save it again as PDF, under the same name.",
  };
}
