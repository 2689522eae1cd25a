import { saveAsUtf8 } from "../suggestions/wording";
import { clip } from "../values";
import { innerQuotes, unclosedName } from "./syntax-quotes";
import { restOfLine, type SyntaxErrorContext, type SyntaxMessage, stringEndingAt } from "./text-positions";

/** Explains characters that are not JSON: most often text with the wrong quotation marks. */
export function symbolMessage(context: SyntaxErrorContext): SyntaxMessage {
  const { text, offset, token } = context;
  const rest = restOfLine(text, offset);
  if (/^[<=>|]{7}/.test(token)) return mergeMark;
  if (token.startsWith("\ufeff")) return byteOrderMark;
  if (/^[\u00a0\u00ad\u200b-\u200f\u2028\u2029\u2060\u3000\ufeff]/.test(token)) return invisible;
  if (/^(?:#|<!--|--)/.test(token)) return { lostTrack: true, ...comment(rest) };
  if (/[“”„‟«»]/.test(token)) return otherQuotes(context, rest, "curly");
  if (/^[‘’'`]/.test(token)) return otherQuotes(context, rest, "single");
  if (/^\(/.test(token)) return parentheses(rest);
  const [, meant] = plainValues.find(([words]) => words.test(token)) ?? [];
  if (meant !== undefined && !isInsideText(context)) return plainValue(token, meant);
  if (token === "+") return sum(context, rest);
  const sign = wrongSign(context, rest);
  if (sign !== undefined) return sign;
  if (isInsideText(context)) return unclosedName(context) ?? innerQuotes(context);
  const isName = text.slice(offset + token.length).trimStart();
  const isStray =
    /^[{[]/.test(isName) && (context.before === -1 || /[,{[}]/.test(text[context.before] ?? ""));
  if (isStray || context.before === -1) return strayText(rest);
  return isName.startsWith(":") ? bareName(token) : bareText(rest);
}

/** Whether a text ended just before on the same line, so that its closing quotation mark was meant as part of it. */
function isInsideText({ text, before, offset }: SyntaxErrorContext): boolean {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return text[before] === '"' && line.includes('"');
}

/** What people type for true, false and null, with what to write; "" for null, which no field can be. */
const plainValues: readonly (readonly [RegExp, string])[] = [
  [/^(true|yes|on)$/i, "true"],
  [/^(false|no|off)$/i, "false"],
  [/^(null|none|nil|undefined)$/i, ""],
];

const plainValue = (token: string, meant: string): SyntaxMessage => ({
  found: `There is the word ${token} without quotation marks.`,
  expected: "true or false in lowercase letters, or a text in quotation marks.",
  fix: meant === "" ? `Delete this line, or write the value instead of ${token}.` : `Write ${meant}`,
});

/** Explains another sign in place of a comma or colon, as in `"a" = 1` or `"a": 1;` */
function wrongSign({ text, before, offset, token }: SyntaxErrorContext, rest: string) {
  if (!/^[=;.|~>-]{1,2}$/.test(token) || !/["\d\]}e]/.test(text[before] ?? "")) return undefined;
  if (text.slice(offset + token.length).trim() === "") return strayEnd(token);
  const isEnd = rest === token;
  const isName = /[{,]$/.test(text.slice(0, stringEndingAt(text, before)?.start ?? 0).trimEnd());
  if (!isEnd && !isName) return undefined;
  const meant = isEnd ? "," : ":";
  return {
    offset,
    found: `There is a ${token} where a ${meant === "," ? "comma" : "colon"} should be.`,
    expected: 'A colon after a field name, a comma between two fields: "title": "Words",',
    fix: `Write ${meant} instead of ${token}`,
  };
}

const strayEnd = (token: string): SyntaxMessage => ({
  found: `After the last bracket there is a ${token}`,
  expected: "The file ends with its last } or ].",
  fix: `Delete ${token}`,
});

/** Explains `"one" + "two"`. */
function sum({ text, before }: SyntaxErrorContext, rest: string): SyntaxMessage {
  const first = stringEndingAt(text, before)?.content ?? "";
  const [, second = "", comma = ""] = /^\+\s*"([^"]*)"(,?)/.exec(rest) ?? [];
  return {
    lostTrack: true,
    found: "There is a + between two texts.",
    expected: "A single text between two quotation marks.",
    fix: `Write "${clip(`${first} ${second}`)}"${comma}`,
  };
}

const mergeMark = {
  lostTrack: true,
  found: "Two people changed the same lines, and Git marked them here.",
  expected: "Only one of the two versions, without the marks of Git.",
  fix: 'Click "Accept Current Change" (yours) or "Accept Incoming Change" (theirs) above it. Or keep the lines that are right, and delete the others, and every line with <<<<<<<, ======= or >>>>>>>.',
};

const byteOrderMark = {
  found: 'The file starts with an invisible character, because it was saved as "UTF-8 with BOM".',
  expected: 'The encoding "UTF-8", without BOM.',
  fix: `Open the file, ${saveAsUtf8}`,
};

const invisible = {
  found: "There is an invisible character, such as a space copied from Word.",
  expected: "Only plain spaces between fields.",
  fix: "Delete the spaces here and type them again.",
};

/** Explains a comment, of which JSON has none. */
export function comment(written: string): SyntaxMessage {
  return {
    found: `There is a comment: ${clip(written)}`,
    expected: "No comments. They are not allowed in these files.",
    fix: `Delete ${clip(written)}`,
  };
}

function otherQuotes({ text, offset }: SyntaxErrorContext, rest: string, kind: "curly" | "single") {
  const marks = kind === "curly" ? /[“”„‟«»]/g : /[‘’'`]/g;
  const start = kind === "curly" ? /^\s*[“„«]|[:[,]\s*[“„«]/ : /^\s*[‘'`]|[:[,]\s*[‘'`]/;
  const others = text
    .slice(offset + rest.length)
    .split("\n")
    .filter((line) => start.test(line)).length;
  const straight = rest.replace(marks, '"');
  const [first = '"'] = /^"[^"]*"\s*[:,]?/.exec(straight) ?? [];
  const [whole = first] = /^"[^"]*"(?:\s*:\s*(?:"[^"]*"|[\w.-]+))?,?$/.exec(straight) ?? [];
  const more = others === 0 ? "" : `, here and on ${others} more ${others === 1 ? "line" : "lines"}`;
  return {
    lostTrack: true,
    found: `There are ${kind} quotation marks${more}: ${clip(rest, 40)}`,
    expected: 'Straight double quotation marks around each field name and each text: "',
    fix: `Write ${clip(whole, 120)}${kind === "curly" ? " (curly ones are fine inside a text)" : ""}`,
  };
}

function parentheses(rest: string): SyntaxMessage {
  const list = /^\((.*?)\)(,?)/.exec(rest);
  return {
    lostTrack: true,
    found: "There is a parenthesis: (",
    expected: "A list in [square brackets].",
    fix:
      list === null ? "Write [ instead of ( and ] instead of )" : `Write [${clip(list[1] ?? "")}]${list[2]}`,
  };
}

const strayText = (rest: string): SyntaxMessage => ({
  lostTrack: true,
  found: `There is text outside quotation marks: ${clip(rest)}`,
  expected: "Nothing but the entries here, each from its { to its }.",
  fix: `Delete ${clip(rest)}`,
});

const bareName = (token: string): SyntaxMessage => ({
  found: `The field name ${clip(token)} has no quotation marks.`,
  expected: "A field name in quotation marks.",
  fix: `Write "${clip(token)}":`,
});

function bareText(rest: string): SyntaxMessage {
  const [, words = "", comma = ""] = /^(.*?)"?\s*(,?)$/.exec(rest) ?? [];
  return {
    found: `There is text without quotation marks: ${clip(words)}`,
    expected: "Text in quotation marks, or a number that has only digits.",
    fix: `Write "${clip(words)}"${comma}`,
  };
}
