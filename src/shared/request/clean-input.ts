/** What looks like nothing: marks without a glyph, of which some change the direction of text, and lone surrogates. */
const hidden = String.raw`\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb`;
/** A letter, mark or emoji that may need one of the marks after it. Latin, Cyrillic, Greek and Hebrew need none. */
const base = String.raw`(?![${hidden}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
const variant = String.raw`[\u180b-\u180d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`;
/** Hidden characters, and in group 1 what must stay: joiners as in علی‌رضا, and the variants of Japanese names and emoji. */
const hiddenInLine = new RegExp(
  `(${base}(?:${variant}(?:[\\u200c\\u200d](?=${base}))?|[\\u200c\\u200d](?=${base})))|[${hidden}]`,
  "gu",
);
/**
 * What has no meaning in a message: overrides and isolates of direction, with which a text can show another one than it
 * is, and hidden characters of word processors. Group 1 is a flag made of such characters, which stays.
 */
const hiddenInMessage =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})|[\u{e0000}-\u{e007f}\u00ad\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}]/gu;
/** Control characters except tabs and line breaks, which a message may contain. */
const unprintable = /(?![\t\n])\p{Cc}/gu;
const everyHidden = new RegExp(`[${hidden}]`, "gu");
const ink = new RegExp(String.raw`[^${hidden}\s\p{Z}\p{Cc}\u2800]`, "u");

/** In UTF-16 code units. No number or address is longer, and the patterns below are slow on a text without a limit. */
const longest = 300;
/** A phone number that is accepted: its digits, and an extension. */
export const phoneShape = /^([\d\s()+.\p{Pd}]+)((extension|ext|x)[.:]?\s*\d+)?$/iu;
/**
 * An email address that is accepted. Lenient on purpose: only a reply can prove an address. It rejects characters that end
 * an address in a mail header.
 */
export const emailShape = /^[^\s@<>()[\]",:;\\]+@([^\s@<>()[\]",:;\\.]+\.)+[^\s@<>()[\]",:;\\.]{2,}$/;

/** What is copied along with a number: "tel:", "Phone: ", "☎ ". */
const phoneLabel =
  /^[\s\p{Extended_Pictographic}]*(?:(?:tel|telephone|tel[eé]fono|phone|ph|cell|cel|mobile|m[oó]vil)(?=[^\p{L}])[\s.:/]*)?/iu;
/** A number and its extension: "x12", ", ext 12", "(ext: 12)", "#12", ";ext=12" (RFC 3966), ",12" with a phone's pause. */
const extended =
  /^([\d\s()+./\\-]+?)[\s,;(/-]*(?:(?:e?xt(?:n|ensi[oó]n)?|x|#|anexo|int|доб)[\s.:=#-]*(\d+)|[,;] ?(\d{1,6}))\)?$/iu;
/** In digits. More, with a slash between them, are two numbers. */
const longestWithSlash = 13;

/** Whether a text shows nothing: it is empty, or has only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return !ink.test(text);
}

/** A line of text without characters that nobody sees, and with plain, single spaces. Line breaks in it stay. */
export function cleanLine(text: string): string {
  return text
    .replace(hiddenInLine, "$1")
    .replace(/[\t\p{Zs}]+/gu, " ")
    .trim();
}

/** A text as one clean line: line breaks become spaces. */
export function toCleanLine(text: string): string {
  return cleanLine(text.replace(/\s/g, " ").replace(/\p{Cc}/gu, ""));
}

/**
 * A message with line breaks as \n and without what is unprintable or shows a text as another one. Joiners, variants of
 * emoji and marks of direction stay: Persian and Khmer need them.
 */
export function cleanMessage(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").replace(unprintable, "");
  // Trimmed last, because spaces may have been between what was removed and the end.
  return lines.replace(hiddenInMessage, "$1").trim();
}

/** A phone number in ASCII, with an extension as "ext. 12"; any other text stays unchanged. */
export function cleanPhone(text: string): string {
  const line = cleanLine(text.replace(everyHidden, ""));
  if (line.length > longest) return line;
  const written = inAscii(line.normalize("NFC"))
    .replace(phoneLabel, "")
    .replace(/[\s.,;#]+$/, "");
  if (phoneShape.test(written)) return written;
  const [, number = written, named, paused] = extended.exec(written) ?? [];
  const count = number.replace(/\D/g, "").length;
  const joined = count > longestWithSlash ? number : number.replace(/\s*[/\\]\s*/g, "-");
  const extension = named ?? paused;
  const whole = extension === undefined ? joined : `${joined} ext. ${extension}`;
  return phoneShape.test(whole) && count >= 7 ? whole : line;
}

/** An email address without what was copied along: "mailto:", a name with < >, quotes, a final dot. Any other text stays unchanged. */
export function cleanEmail(text: string): string {
  const line = cleanLine(text.replace(everyHidden, ""));
  if (line.length > longest) return line;
  const ascii = line.replace(/[\uff0b\uff0d-\uff0e\uff10-\uff19\uff20-\uff3a\uff3f\uff41-\uff5a]/g, narrow);
  const [, address = ascii] = /^[^<>@]*<([^<>]*)>[\s.,;]*$/.exec(ascii) ?? [];
  const bare = trimQuotes(trimQuotes(address).replace(/^(?:mailto|e-?mail|correo)\s*:\s*/i, ""));
  const cleaned = trimQuotes(bare.replace(/\?.*/, ""))
    .replace(/\s*@\s*/, "@")
    .replace(/[\u3002\uff61]/g, ".");
  return emailShape.test(cleaned) ? cleaned : line;
}

function trimQuotes(text: string): string {
  return text.replace(/^[\s"'“”‘’([]+/, "").replace(/[\s"'“”‘’)\].,;:]+$/, "");
}

/** A text with digits of any script, full-width characters, dashes and raised dots as those of ASCII. */
export function inAscii(text: string): string {
  return text
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replace(/[\uff01-\uff5e]/g, narrow)
    .replace(/[\p{Pd}\u2043\u2212\u30fc]/gu, "-")
    .replace(/[\u00b7\u2022\u2024\u2219\u22c5\u30fb]/g, ".");
}

/** The digit 0 to 9 of a digit of another script. Unicode has each script's ten in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** The ASCII character of a full-width one. */
function narrow(wide: string): string {
  return String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
}
