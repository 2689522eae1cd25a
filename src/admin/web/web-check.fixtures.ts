import type { SourceFile } from "../../content-check/source-file";
import { contentFormats } from "./content-format";
import type { BuiltFile } from "./new-problems";

/** What someone makes of a file in its form. */
export interface Edit {
  readonly title: string;
  readonly file: string;
  readonly value: unknown;
}

/** All content, as the editor on the web has it. */
export interface ContentRead {
  readonly files: readonly Pick<SourceFile, "name" | "collection" | "text">[];
  readonly built: readonly BuiltFile[];
}

/** The editor on the web, after it has read all content: what it says of an edit. */
export function webCheck({ files, built }: ContentRead): (edit: Edit) => string {
  const formatOf = contentFormats(built);
  for (const { collection, text } of files) formatOf(collection).fromFile(text);
  return ({ file, value }) => {
    const { collection = "pages" } = files.find(({ name }) => name === file) ?? {};
    try {
      formatOf(collection).toFile(value);
      return "";
    } catch (error) {
      const { message, cause } = error as Error;
      return message === "saving_failed" ? (cause as Error).message : message;
    }
  };
}
