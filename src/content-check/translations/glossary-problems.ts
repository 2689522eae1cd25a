import { language } from "../../content/languages";
import { type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import type { AnyFile, FieldPath } from "../source-file";
import { isRecord } from "../values";
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
        [...text.matchAll(others)].map(({ 0: found, index }) =>
          problemAt(
            home,
            path,
            {
              found: `"${found}" is not our word for "${english}".`,
              expected: `The same word on every page: "${word}".`,
              fix: `Write "${word}" instead of "${found}".`,
            },
            index,
          ),
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
