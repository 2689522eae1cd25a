import { fieldsOf } from "../check-fields";
import { type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { escaped, textOf, valueAt } from "../values";
import { matchPairs } from "./match-pairs";

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
      const message = {
        found: `"${note}" is at a link, and the website adds it to links by itself: families would read it twice.`,
        expected: "A link without a word about its language.",
        fix: `Delete "${note}".`,
      };
      return [problemAt(file, ["texts", index, "text"], message, doubled)];
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
