import { posix } from "node:path";
import type { Words } from "./fault";
import type { FileType } from "./file-type";

export function outside(home: string): Words {
  return {
    found: `This leads out of ${home}/.`,
    expected: `A file within ${home}/.`,
    mend: `Copy the file into ${home}/ and write its new path.`,
  };
}

/** @param meant the name of a file in the same folder that is close to the missing one's */
export function missing(path: string, type: FileType, written: string, meant: string | undefined): Words {
  return {
    found: `There is no file ${path}.`,
    expected:
      type === "PDF"
        ? "The path of a PDF, as seen from static/."
        : "The path of a picture, as seen from this file.",
    mend:
      meant === undefined
        ? "Put the file there, or correct the path."
        : `Did you mean "${written.slice(0, written.lastIndexOf("/") + 1)}${meant}"?`,
  };
}

export function misspelled(path: string, actual: string, written: string): Words {
  const tail = actual.split("/").slice(-written.split("/").filter((part) => !part.startsWith(".")).length);
  return {
    found: `The file is called ${actual}, not ${path}: large and small letters differ.`,
    expected: "Exactly the same letters, or the site breaks on its server.",
    mend: `Rename the file, or write "${tail.join("/")}" at the end of the path.`,
  };
}

export function disguised(path: string, type: FileType, actual: FileType | undefined): Words {
  return {
    found: `${path} is ${actual === undefined ? "damaged, or of another type" : `really a ${actual}`}.`,
    expected: `A real ${type}, as the end of its name says.`,
    mend: `Open it in a picture or document program and save it anew as ${type}.`,
  };
}

/** @param limit both in kilobytes */
export function tooLarge(path: string, size: number, limit: number): Words {
  const saving =
    posix.extname(path) === ".png"
      ? "or as a .jpg if nothing in it is transparent"
      : "or with a lower quality, such as 80";
  return {
    found: `The picture ${path} has ${size} KB.`,
    expected: `At most ${limit} KB; larger pictures make the project slow to copy and to build.`,
    mend: `Save it anew in a picture program, smaller (2000 pixels on its longer side are plenty), ${saving}.`,
  };
}
