import type { CollectionName, JsonFile } from "../../content-check/source-file";
import { contentFormats } from "./content-format";
import type { LanguageRead } from "./new-problems";

/** What someone makes of a file in its form. */
export interface Edit {
  readonly title: string;
  readonly file: string;
  readonly value: unknown;
}

/** All content, as the editor on the web has it. */
export interface ContentRead {
  readonly files: readonly (Pick<JsonFile, "name" | "text"> & { readonly collection?: CollectionName })[];
  readonly languages: readonly LanguageRead[];
}

/** The editor on the web, after it has read all content: what it says of an edit. */
export function webCheck({ files, languages }: ContentRead): (edit: Edit) => string {
  const { ofCollection, ofTranslation } = contentFormats(languages);
  const formatOf = (name: string) => {
    const { collection } = files.find((file) => file.name === name) ?? {};
    return collection === undefined ? ofTranslation(name) : ofCollection(collection);
  };
  for (const { name, text } of files) formatOf(name).fromFile(text);
  return ({ file, value }) => {
    try {
      formatOf(file).toFile(value);
      return "";
    } catch (error) {
      const { message, cause } = error as Error;
      return message === "saving_failed" ? (cause as Error).message : message;
    }
  };
}
