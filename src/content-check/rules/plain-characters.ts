import { checkFields } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { clip, withoutInvisible } from "../values";

/** Invisible characters in well-formed texts, and spaces of HTML that never break, as copied from Word. */
export function findStrangeCharacters(content: Content): Problem[] {
  return checkFields(content, ({ role, value, isWellFormed }) => {
    if (!isWellFormed || typeof role === "object") return [];
    if (value !== "" && value.trim() === "") return [onlySpaces];
    const entity = role === "html" ? /[\w']*&nbsp;[\w']*/.exec(value) : null;
    if (entity !== null) {
      return [
        {
          index: entity.index,
          found: `There is &nbsp; in "${entity[0]}", a space that never breaks, as Word writes it.`,
          expected: "Plain spaces, so that lines fit on a phone.",
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
        expected: "Only characters that can be seen, and spaces.",
        fix: `Delete this and type it again: ${withoutInvisible(word.trim())}`,
      },
    ];
  });
}

const onlySpaces = {
  found: "There are only spaces between the quotation marks.",
  expected: "Words.",
  fix: "Write the words, or delete this line if the field may be left out.",
};
