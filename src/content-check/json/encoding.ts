import { isUtf8 } from "node:buffer";
import type { Problem } from "../problem";
import { saveAsUtf8 } from "../suggestions/suggest-restore";
import { locationAt } from "./source-location";

/** Reports a file that is not UTF-8; undefined if it is. Nothing else in such a file can be checked. */
export function encodingProblem(file: string, bytes: Buffer): Problem | undefined {
  if (isUtf16(bytes)) {
    return {
      file,
      found:
        'The file was saved with the encoding "UTF-16". Notepad and Excel do this when you save as "Unicode".',
      expected: 'The encoding "UTF-8".',
      fix: `Open the file, ${saveAsUtf8}`,
    };
  }
  return isUtf8(bytes) ? undefined : notUtf8(file, bytes);
}

/** Whether bytes are UTF-16: they start with its byte order mark or, as English text in UTF-16 does, contain zero bytes. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2).toString("hex");
  return start === "fffe" || start === "feff" || bytes.subarray(0, 200).includes(0);
}

function notUtf8(file: string, bytes: Buffer): Problem {
  const text = bytes.toString("utf8");
  const location = locationAt(text, text.indexOf("\ufffd"));
  const line = new TextDecoder("windows-1252").decode(bytes).split("\n")[location.line - 1] ?? "";
  const letter = /[^\p{ASCII}]/u.exec(line)?.[0] ?? "";
  return {
    file,
    location: { ...location, text: line.trimEnd() },
    found: `The letter "${letter}" can't be read, because the file was saved with the encoding "Windows 1252".`,
    expected: 'The encoding "UTF-8".',
    fix: `First choose "Reopen with Encoding" and "Western (Windows 1252)". Then ${saveAsUtf8}`,
  };
}
