import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { clip, entriesOf, textOf } from "../values";

/** Finds testimonials in quotation marks; the website adds its own. */
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
            found: `There are extra quotation marks around the words: ${clip(quote, 40)}`,
            expected: "The words alone. The website adds the quotation marks.",
            fix: `Delete the extra quotation marks: "${clip(inner, 100)}"`,
          }),
        ];
      }),
    );
}
