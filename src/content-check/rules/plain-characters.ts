import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { checkTexts } from "../translations/check-texts";
import { clip, withoutInvisible } from "../values";

/** Finds invisible characters in texts, and non-breaking spaces in HTML, which often come from Word. */
export function findStrangeCharacters(content: Content): Problem[] {
  return checkTexts(content, ({ role, value, isWellFormed }) => {
    if (!isWellFormed || typeof role === "object") return [];
    if (value !== "" && value.trim() === "") return [onlySpaces];
    const entity = role === "html" ? /[\w']*&nbsp;[\w']*/.exec(value) : null;
    if (entity !== null) {
      return [
        {
          index: entity.index,
          found: `There is &nbsp; in "${entity[0]}", a non-breaking space, which often comes from Word.`,
          expected: "Plain spaces, so that lines can break on a phone.",
          fix: `Write "${entity[0].replaceAll("&nbsp;", " ")}".`,
        },
      ];
    }
    const word = value.split(/(?<=\s)/).find((each) => withoutInvisible(each).length < each.length);
    if (word === undefined) return [];
    return [
      {
        index: value.indexOf(word),
        found: `There is an invisible character in "${clip(word.trim())}".`,
        expected: "Only visible characters and plain spaces.",
        fix: `Delete this and type it again: ${withoutInvisible(word.trim())}`,
      },
    ];
  });
}

const onlySpaces = {
  found: "There are only spaces between the quotation marks.",
  expected: "A text.",
  fix: "Write the text, or delete this line if the field is optional.",
};
