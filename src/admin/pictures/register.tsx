import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { PdfField } from "../pdfs/pdf-field";
import { PictureField } from "./picture-field";

/**
 * Tells the editor how pictures and PDFs are edited.
 * @param thumbnails the pictures that /admin has a small copy of; undefined: it has all pictures themselves
 */
export function registerPictures(thumbnails?: readonly string[]): void {
  CMS.registerFieldType("picture", (props: CustomFieldControlProps) => (
    <PictureField {...props} thumbnails={thumbnails} />
  ));
  CMS.registerFieldType("pdf", PdfField);
}
