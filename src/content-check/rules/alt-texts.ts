import { checkFields } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";

const fileName =
  /^\S+\.(?:jpe?g|png|gif|heic|webp|svg)$|^(?:IMG|DSC|DCIM|image|picture|photo|screenshot)[\s_-]*\d*$/i;

/** Finds alt texts that are only a file name or a word such as "photo". */
export function findAltTextProblems(content: Content): Problem[] {
  return checkFields(content, ({ value, path }) => {
    const isAlt = path.at(-1) === "alt" || path.at(-1) === "imageAlt";
    if (!isAlt || !fileName.test(value.trim())) return [];
    return [
      {
        found: `"${value}" does not say what the picture shows.`,
        expected: "A sentence that tells people who can't see the picture what is in it.",
        fix: 'Write a sentence that says who is in the picture and what they do, or "" if the picture is only decoration.',
      },
    ];
  });
}
