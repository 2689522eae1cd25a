import { checkFields } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";

const fileName =
  /^\S+\.(?:jpe?g|png|gif|heic|webp|svg)$|^(?:IMG|DSC|DCIM|image|picture|photo|screenshot)[\s_-]*\d*$/i;

/** Descriptions of pictures that are the name of a file or say only that there is a picture. */
export function findAltTextProblems(content: Content): Problem[] {
  return checkFields(content, ({ value, path }) => {
    const isAlt = path.at(-1) === "alt" || path.at(-1) === "imageAlt";
    if (!isAlt || !fileName.test(value.trim())) return [];
    return [
      {
        found: `"${value}" does not say what the picture shows.`,
        expected: "What a person who can't see the picture needs to know, in a sentence.",
        fix: 'Write a sentence such as "A therapist and a girl build a tower of blocks.", or "" if the picture only decorates.',
      },
    ];
  });
}
