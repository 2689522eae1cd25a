import { z } from "zod";
import { describeLocation, type Message, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { type LanguageFile, pageOf, type SourceFile, schemaOf, type TranslationFile } from "../source-file";
import { capitalized, clip, textOf } from "../values";
import { type Field, schemaAt } from "../walk-fields";
import { isMissing, problemsOfWords } from "./languages";
import { matchPairs } from "./match-pairs";
import { pairsOf, translatableFields } from "./translatable";

/** Finds translations without the facts, tags and links of the English text, second translations, and wrong paths. */
export function findTranslationProblems(content: Content): Problem[] {
  const readable = content.translations.filter((file) => file.readable);
  return [
    ...readable.flatMap((file) =>
      pairsOf(file.value).flatMap(({ index, english, text }) =>
        text.trim() === "" ? [] : otherParts(file, index, english, text),
      ),
    ),
    ...content.languages.flatMap(({ code }) =>
      matchPairs(content, code).repeated.map(({ file, index, english, first }) =>
        problemAt(file, ["texts", index, "text"], {
          found: `"${clip(english)}" has another translation in ${describeLocation(first.file, ["texts", first.index, "text"])}.`,
          expected: "One translation of each English text: pages take it from either file.",
          fix: `Delete one of the two, or write the same: "${clip(first.text)}"`,
        }),
      ),
    ),
    ...findPathProblems(readable, content),
    ...content.languages.flatMap((file) => {
      const words = file.readable ? problemsOfWords(file.value) : [];
      return words.filter((each) => !isMissing(each)).map((each) => wrongWord(each, file));
    }),
  ];

  function wrongWord(written: string, file: LanguageFile): Problem {
    const [path = "", ...message] = written.split(": ");
    const keys = path === "locale" ? [path] : ["words", ...path.split(".").filter(Boolean)];
    return problemAt(file, keys, {
      found: capitalized(message.join(": ")),
      expected: "The keys and {names} of the English words, and a locale that browsers know.",
      fix:
        path === "locale"
          ? `Write the tag of the language and the country, in the form of "${file.code}-US".`
          : "Compare it with the English words in src/words/en/.",
    });
  }
}

/** Finds {facts}, tags and link targets that the English text has and the translation has not, or the other way round. */
function otherParts(file: TranslationFile, index: number, english: string, text: string): Problem[] {
  const [wanted, given] = [partsOf(english), partsOf(text)];
  const missing = without(wanted, given);
  const added = without(given, wanted);
  if (missing.length === 0 && added.length === 0) return [];
  const list = (parts: readonly string[]) => parts.slice(0, 4).join(" ");
  const found = [
    missing.length > 0 && `The translation lacks ${list(missing)}`,
    added.length > 0 && `The translation has ${list(added)}, which is not in the English text`,
  ];
  const message = {
    found: found.filter(Boolean).join(". "),
    expected: `The same {facts}, HTML tags and links as in English: ${list(wanted) || "none"}`,
    fix: "Copy these parts from the English text, and translate only the words around them.",
  };
  return [problemAt(file, ["texts", index, "text"], message)];
}

const partsOf = (text: string): string[] =>
  Array.from(text.matchAll(/\{\w+\}|<\/?[a-z][^<>]*>/gi), ([part]) =>
    part.replaceAll('"', "'").replace(/\s+/g, " "),
  );

function without(parts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return parts.filter((part) => {
    const index = left.indexOf(part);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function findPathProblems(files: readonly TranslationFile[], { site }: Content): Problem[] {
  const taken = new Map<string, string>();
  for (const [path, { file }] of site.pages) taken.set(path, file);
  return files.flatMap((file) => {
    const path = textOf(file.value, "path");
    const website = textOf(file.value, "website");
    const problem = (message: Message) => [problemAt(file, ["path"], message)];
    if (file.original.collection !== "pages")
      return [
        ...findAddressProblems(file, taken),
        ...(path === undefined ? [] : problem(notAPage("path"))),
        ...(website === undefined ? [] : [problemAt(file, ["website"], notAPage("website"))]),
      ];
    const original = pageOf(file.original);
    if (original === undefined) return [];
    if (path === undefined)
      return website === "shown" ? problemAt(file, ["website"], withoutPath(file.language, original)) : [];
    const home = `/${file.language}`;
    if (original === "/" ? path !== home : !path.startsWith(`${home}/`))
      return problem(otherPath(home, original, path));
    const owner = taken.get(path);
    taken.set(path, file.name);
    return owner === undefined ? [] : problem(takenPath(path, owner));
  });
}

/** Finds translated addresses of concerns that are no addresses, or that another page has. */
function findAddressProblems(file: TranslationFile, taken: Map<string, string>): Problem[] {
  const addresses = translatableFields(file.original).filter(({ role }) => role === "path");
  const known = new Set(addresses.map(({ value }) => value));
  return pairsOf(file.value).flatMap(({ index, english, text }) => {
    if (!known.has(english) || text.trim() === "") return [];
    const owner = taken.get(text);
    taken.set(text, file.name);
    const isAddress = new RegExp(`^/${file.language}(/[a-z0-9]+(-[a-z0-9]+)*)+$`).test(text);
    if (isAddress && owner === undefined) return [];
    const message =
      owner === undefined ? otherPath(`/${file.language}`, english, text) : takenPath(text, owner);
    return problemAt(file, ["texts", index, "text"], message);
  });
}

const notAPage = (field: "path" | "website"): Message => ({
  found: `Only the translation of a page has ${field === "path" ? "a path" : '"website"'}.`,
  expected: `No "${field}", because the file beside it is not a page.`,
  fix: `Delete "${field}" and its value.`,
});

const withoutPath = (language: string, original: string): Message => ({
  found: "The page is shown, but it has no address in this language.",
  expected: 'A "path" in each page that is shown.',
  fix: `Add "path" with its address in this language, such as "path": "/${language}${original === "/" ? "" : original}".`,
});

function otherPath(home: string, original: string, path: string): Message {
  const own =
    original === "/"
      ? home
      : `${home}${path.replace(new RegExp(`^${home}(?=/|$)`), "").replace(/\/+$/, "") || original}`;
  return {
    found: `The path is "${path}".`,
    expected:
      original === "/" ? `"${home}", the home page of the language.` : `A path that begins with "${home}/".`,
    fix: `Write "${own}".`,
  };
}

const takenPath = (path: string, owner: string): Message => ({
  found: `The path "${path}" is already used by ${owner}.`,
  expected: "A path that no other page has.",
  fix: "Write another path.",
});

/** Finds translations that are too long or too short for the field whose English text they translate. */
export function findTranslationLengths(content: Content): Problem[] {
  const fields = content.files.flatMap((file) => translatableFields(file).map((field) => ({ file, field })));
  return content.languages.flatMap(({ code }) => {
    const { translated } = matchPairs(content, code);
    return fields.flatMap(({ file, field }) => {
      const pair = translated.get(field.value);
      if (pair === undefined) return [];
      const limit = lengthProblem(file, field, pair.text);
      if (limit === undefined) return [];
      return problemAt(pair.file, ["texts", pair.index, "text"], {
        found: `The translation has ${pair.text.length} characters.`,
        expected: `It ${limit}.`,
        fix: "Say the same with other words.",
      });
    });
  });
}

/** What the field's schema says of the text's length: "must have at most 160 characters". */
function lengthProblem(file: SourceFile, field: Field, text: string): string | undefined {
  const schema = schemaAt(schemaOf(file), file.value, field.path);
  const { error } = schema ? z.safeParse(schema, text) : {};
  return error?.issues.find(({ code }) => code === "too_big" || code === "too_small")?.message;
}
