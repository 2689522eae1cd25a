import CMS from "@sveltia/cms";
import { richTextWidget } from "./options";
import { RichTextField } from "./rich-text-field";

/** Adds the field for formatted text to those that the editor has. */
export function registerRichText(): void {
  CMS.registerFieldType(richTextWidget, RichTextField);
}
