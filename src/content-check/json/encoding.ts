import { isUtf8 } from "node:buffer";
import type { Problem } from "../problem";
import { saveAsUtf8 } from "../suggestions/suggest-restore";
import { locationAt } from "./source-location";

/** Reports a file whose bytes are not UTF-8; undefined if they are. Nothing else in such a file can be judged. */
export function encodingProblem(file: string, bytes: Buffer): Problem | undefined {
  if (isUtf16(bytes)) {
    return {
      file,
      found:
        'The file was saved in the encoding "UTF-16", as Notepad and Excel do when they save as "Unicode".',
      expected: 'The encoding "UTF-8".',
      fix: `Open the file, ${saveAsUtf8}`,
    };
  }
  return isUtf8(bytes) ? undefined : notUtf8(file, bytes);
}

/** Plain text holds no zero bytes; UTF-16 has one beside each letter of English. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2).toString("hex");
  return start === "fffe" || start === "feff" || bytes.subarray(0, 200).includes(0);
}

function notUtf8(file: string, bytes: Buffer): Problem {
  const text = bytes.toString("utf8");
  const place = locationAt(text, text.indexOf("\ufffd"));
  const line = new TextDecoder("windows-1252").decode(bytes).split("\n")[place.line - 1] ?? "";
  const letter = /[^\p{ASCII}]/u.exec(line)?.[0] ?? "";
  return {
    file,
    location: { ...place, text: line.trimEnd() },
    found: `The letter "${letter}" can't be read: the file was saved in the encoding "Windows 1252".`,
    expected: 'The encoding "UTF-8".',
    fix: `Choose "Reopen with Encoding" and "Western (Windows 1252)", then ${saveAsUtf8}`,
  };
}
