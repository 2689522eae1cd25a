import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { clip, entriesOf, textOf } from "../values";

/** Families' words in quotation marks; the site puts its own around them. */
export function findQuotedTestimonials({ files }: Content): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "testimonials" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((entry, index) => {
        const quote = textOf(entry, "quote")?.trim() ?? "";
        const [, inner] = /^["“]([^"“”]*)["”]$/.exec(quote) ?? [];
        if (inner === undefined) return [];
        return [
          problemAt(file, [index, "quote"], {
            found: `The words begin and end with quotation marks of their own: ${clip(quote, 40)}`,
            expected: "The words alone; the site puts quotation marks around them.",
            fix: `Delete the inner quotation marks: "${clip(inner, 100)}"`,
          }),
        ];
      }),
    );
}
