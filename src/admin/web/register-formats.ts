import CMS from "@sveltia/cms";
import { collections } from "../../content/collections";
import type { CollectionName } from "../../content-check/source-file";
import { contentFormats } from "./content-format";
import { formatName } from "./format-name";
import type { BuiltFile } from "./new-problems";

/** Lets the editor read and write each file of data/ in the form that it had, checked before it is saved. */
export function registerFormats(built: readonly BuiltFile[]): void {
  const formatOf = contentFormats(built);
  for (const name of Object.keys(collections) as CollectionName[]) {
    CMS.registerCustomFormat(formatName(name), "json", formatOf(name));
  }
}
