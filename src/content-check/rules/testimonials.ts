import { testimonial } from "../../content/entities";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { validEntries } from "../valid-entries";
import { clip } from "../values";

/** Finds testimonials in quotation marks; the website adds its own. */
export function findQuotedTestimonials({ files }: Content): Problem[] {
  return readableFiles(files, "testimonials").flatMap((file) =>
    validEntries(file.value, testimonial).flatMap(([index, entry]) => {
      const { quote } = entry;
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
