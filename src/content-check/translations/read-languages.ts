import { readContent } from "../read-content";
import { type Language, languagesOf } from "./languages";

/** Reads the languages in which the home page is complete, each with the pages that are complete in it. */
export function readLanguages(folder: string): Language[] {
  return languagesOf(readContent(folder).content);
}
