import { languageTag } from "../../content/notices";
import { type Message, type Problem, problemAt, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { clip, entriesOf, textOf, valueAt } from "../values";

/** Scripts that run from right to left, by their ISO 15924 codes. */
const rightToLeft: readonly string[] = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

/** The Unicode scripts behind a code that means several, or a part of one. */
const unicodeScripts: Readonly<Record<string, readonly string[]>> = {
  Hans: ["Han"],
  Hant: ["Han"],
  Jpan: ["Hira", "Kana", "Han"],
  Kore: ["Hang"],
};

/** Finds languages of data/notices.json with a wrong tag, direction or script, and translations without a source. */
export function findNoticeProblems({ files }: Content): Problem[] {
  return readableFiles(files, "notices").flatMap((file) => {
    const languages = entriesOf(valueAt(file.value, ["languages"]));
    const tags = languages.map((language) => textOf(language, "lang"));
    return languages.flatMap((language, index) => [
      ...problemsOfTag(file, index, tags),
      ...problemsOfText(file, index, language),
    ]);
  });
}

function problemsOfTag(file: SourceFile, index: number, tags: readonly (string | undefined)[]): Problem[] {
  const tag = tags[index] ?? "";
  const canonical = canonicalTag(tag);
  if (canonical === undefined) return [];
  const place = ["languages", index];
  const dir = textOf(valueAt(file.value, place), "dir");
  const right = isRightToLeft(tag) ? "rtl" : "ltr";
  const isKnown = scriptOf(tag) !== undefined && (dir === "ltr" || dir === "rtl");
  return problemsAt(file, place, [
    [tag !== canonical, ["lang"], otherTag(tag, canonical)],
    [tags.indexOf(tag) < index, ["lang"], repeated(tag)],
    [isKnown && dir !== right, ["dir"], backwards(tag, right)],
  ]);
}

function problemsOfText(file: SourceFile, index: number, language: unknown): Problem[] {
  const text = textOf(language, "text");
  const lang = textOf(language, "lang") ?? "";
  const name = textOf(language, "name") ?? lang;
  const place = ["languages", index];
  const missing = ["source", "checked"].filter((field) => textOf(language, field) === undefined);
  const [needless = ""] = ["source", "checked"].filter((field) => !missing.includes(field));
  if (text === undefined) return problemsAt(file, place, [[needless, [needless], noText(needless)]]);
  return [
    ...missing.map((field) => problemAt(file, [...place, field], noSource(field, name))),
    ...problemsAt(file, place, [
      [!text.includes("{phone}"), ["text"], noPhone(name)],
      [!isInScript(text, scriptOf(lang)), ["text"], otherScript(text, name)],
    ]),
  ];
}

/** The tag as browsers write it; undefined if it has another form than a tag. */
const canonicalTag = (tag: string): string | undefined =>
  languageTag.safeParse(tag).success ? Intl.getCanonicalLocales(tag)[0] : undefined;

/** The script that a language is usually written in; undefined if the runtime does not know the language. */
const scriptOf = (tag: string): string | undefined =>
  canonicalTag(tag) && new Intl.Locale(tag).maximize().script;

/**
 * Whether a language is usually written from right to left; false if the runtime does not know the language.
 * @throws RangeError when the text is not the tag of a language
 */
export const isRightToLeft = (tag: string): boolean =>
  rightToLeft.includes(new Intl.Locale(tag).maximize().script ?? "");

function isInScript(text: string, script: string | undefined): boolean {
  if (script === undefined) return true;
  const letters = (unicodeScripts[script] ?? [script]).map((each) => `\\p{Script=${each}}`).join("");
  return new RegExp(`[${letters}]`, "u").test(text.replace("{phone}", ""));
}

const otherTag = (tag: string, canonical: string): Message => ({
  found: `"${tag}" is not how this language tag is written.`,
  expected: "The tag that browsers and screen readers use, in their upper and lower case.",
  fix: `Write "${canonical}".`,
});

const repeated = (tag: string): Message => ({
  found: `The language "${tag}" is in the list twice.`,
  expected: "Each language only once.",
  fix: "Delete one of the two entries, or correct its tag.",
});

const backwards = (tag: string, right: string): Message => ({
  found: `The script of "${tag}" runs the other way.`,
  expected: '"rtl" for scripts that run from right to left, "ltr" for all others.',
  fix: `Write "dir": "${right}".`,
});

const noText = (field: string): Message => ({
  found: `There is "${field}", but no "text".`,
  expected: 'All of "text", "source" and "checked", or none of them.',
  fix: `Copy the notice from the source into "text", or delete "${field}".`,
});

const noSource = (field: string, name: string): Message => ({
  found: `"${field}" is missing: nobody can tell who translated the notice into ${name}.`,
  expected: 'A published translation, with the web address in "source" and the day in "checked".',
  fix: `Add "${field}", or delete "text": then families see the English sentence. Never translate it by machine.`,
});

const noPhone = (name: string): Message => ({
  found: `The notice in ${name} has no {phone}, so it does not say whom to call.`,
  expected: "{phone} in the place of the number.",
  fix: "Write {phone} where the source has its phone number.",
});

const otherScript = (text: string, name: string): Message => ({
  found: `"${clip(text, 30)}" is not in the letters of ${name}.`,
  expected: "A text in the language of the entry.",
  fix: 'Copy the text of this language from the source, or correct "lang".',
});
