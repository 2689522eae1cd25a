import { language } from "../../content/languages";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { type AnyFile, type FieldPath, readableFiles, type SourceFile } from "../source-file";
import { escaped, isRecord, textOf, valueAt } from "../values";
import { fieldsOf, problemsIn } from "../walk-fields";
import { matchPairs } from "./match-pairs";

/** A text in another language, and where it is. */
interface OwnText {
  readonly file: AnyFile;
  readonly path: FieldPath;
  readonly text: string;
}

/** Finds words in translations and in the interface that the glossary of their language replaces by others. */
export function findGlossaryProblems(content: Content): Problem[] {
  return content.languages.flatMap((file) => {
    const { glossary = [] } = language.partial().safeParse(file.value).data ?? {};
    const pairs = [...matchPairs(content, file.code).translated.values()];
    const texts: OwnText[] = [
      ...pairs.map((pair) => ({ file: pair.file, path: ["texts", pair.index, "text"], text: pair.text })),
      ...(isRecord(file.value) ? wordsIn(file, ["words"], file.value.words) : []),
      // Families read no address and no tag, and know the interface by its words, not by the names of its facts.
    ].map((own) => ({ ...own, text: own.text.replace(/^\/.*|<[^>]*>|\{\w+\}/g, blank) }));
    return glossary.flatMap(({ english, word, not }) => {
      const others = new RegExp(`(?<![\\p{L}\\p{N}])(?:${not.join("|")})(?![\\p{L}\\p{N}])`, "giu");
      return texts.flatMap(({ file: home, path, text }) =>
        [...text.matchAll(others)].flatMap(({ 0: found, index }) =>
          problemsIn(home, path, {
            index,
            found: `"${found}" is not our word for "${english}".`,
            expected: `The same word on every page: "${word}".`,
            fix: `Write "${word}" instead of "${found}".`,
          }),
        ),
      );
    });
  });
}

const blank = (text: string): string => " ".repeat(text.length);

function wordsIn(file: AnyFile, path: FieldPath, value: unknown): OwnText[] {
  if (typeof value === "string") return [{ file, path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => wordsIn(file, [...path, index], each));
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, each]) => wordsIn(file, [...path, key], each))
    : [];
}

/** Finds notes that a link leads to something in English where the website adds them itself, so that families read them twice. */
export function findDoubledNotes(content: Content): Problem[] {
  const names = new Set(readableFiles(content.files).flatMap(namesOfLinks));
  return content.languages.flatMap(({ code, value }) => {
    const note = textOf(valueAt(value, ["words", "links"]), "inEnglish");
    if (!note) return [];
    const atLink = new RegExp(
      `<a href=["'](?:/|link:|document:)[^>]*>(?:(?!</a>).)*?(?:</a>\\s*)?${escaped(note)}`,
      "s",
    );
    return [...matchPairs(content, code).translated.values()].flatMap(({ file, index, now, text }) => {
      const doubled = names.has(now) ? text.indexOf(note) : (endOf(atLink.exec(text)) ?? 0) - note.length;
      if (doubled < 0) return [];
      return problemsIn(file, ["texts", index, "text"], {
        index: doubled,
        found: `"${note}" is at a link, and the website adds it to links by itself: families would read it twice.`,
        expected: "A link without a word about its language.",
        fix: `Delete "${note}".`,
      });
    });
  });
}

const endOf = (match: RegExpExecArray | null) => match && match.index + match[0].length;

/** The texts that are the name of a link or a video. */
function namesOfLinks(file: SourceFile): string[] {
  return fieldsOf(file).flatMap(({ path, value }) => {
    const around = (steps: number) => valueAt(file.value, path.slice(0, -steps));
    const leads = (steps: number, ...fields: string[]) => fields.some((each) => textOf(around(steps), each));
    const isName =
      (path.at(-1) === "label" && leads(1, "to")) ||
      (path.at(-1) === "title" && leads(1, "file", "link", "videoUrl")) ||
      (path.at(-1) === "alt" && leads(2, "videoLink", "imageLink"));
    return isName ? [value] : [];
  });
}
