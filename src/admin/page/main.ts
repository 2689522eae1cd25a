import "../kept-editor/browser-storage";
import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { createElement } from "react";
import { z } from "zod";
import { collections } from "../../content/collections";
import type { CollectionName } from "../../content-check/source-file";
import { isRecord } from "../../content-check/values";
import { showPageBeside } from "../beside/beside";
import { closingButton } from "../closing/closing-button";
import { prepareThumbnails, signIn } from "../kept-editor/browser-storage";
import { explainControls } from "../kept-editor/explain-controls";
import { showLooksInMenus } from "../looks/menu-pictures";
import { showProblemsAtFields } from "../marks/marks";
import { PdfField, withCounted } from "../pdfs/pdf-field";
import { PictureField } from "../pictures/picture-field";
import { richTextWidget } from "../rich-text/options";
import { RichTextField } from "../rich-text/rich-text-field";
import { collectionOf } from "../saving/place-in-forms";
import { withShortNames } from "../saving/short-names";
import { contentFormats, formatName } from "../web/content-format";
import type { LanguageRead } from "../web/new-problems";
import type { BlockLook } from "./page";
import { reloadBetweenFiles, reloadWhenNoFormIsOpen } from "./reload";
import { say, sayAgain } from "./say";
import { putChoices, type SharedChoices } from "./shared-choices";

/** What the page gets from the server, in an element with the id "admin". */
interface Start extends SharedChoices {
  /** Lets this page save to this computer. It is new with each start of the live view. */
  readonly token?: string;
  readonly looks: readonly BlockLook[];
  /** On the web: the pictures that /admin has a small copy of. */
  readonly thumbnails?: readonly string[];
  /** On the web: the languages, for the check. */
  readonly languages?: readonly LanguageRead[];
}

const start: Start = JSON.parse(document.querySelector("#admin")?.textContent ?? "");
const { token, looks, thumbnails, languages = [] } = start;
const config = putChoices(start);

document.querySelector("#waiting")?.remove();
// Zod would otherwise compile its checks, which the security policy of /admin does not allow.
z.config({ jitless: true });
if (token === undefined) registerFormats();
else signIn(token);
CMS.registerFieldType("picture", (props: CustomFieldControlProps) =>
  createElement(PictureField, { ...props, thumbnails }),
);
CMS.registerFieldType("pdf", PdfField);
CMS.registerFieldType(richTextWidget, RichTextField);
// The editor keeps what it saves, and offers new entries to pick from by their short names.
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const { path, data } = entry.toJS();
    const { holds, source = "", entry: schema } = collectionOf(path) ?? {};
    if (schema === undefined) return entry;
    const whole = holds === "list" ? z.object({ [source.replace(".json", "")]: z.array(schema) }) : schema;
    const named = withCounted(withShortNames(whole, data));
    return isRecord(named) ? entry.set("data", named) : entry;
  },
});
prepareThumbnails(config).finally(() => CMS.init({ config }));
showLooksInMenus(looks);
explainControls(document.body);
reloadBetweenFiles();
if (token !== undefined) startDesk(token);

/** Lets the editor read and write each file of data/ in the form that it had, checked before it is saved. */
function registerFormats(): void {
  const { ofCollection, ofTranslation } = contentFormats(languages);
  for (const name of Object.keys(collections) as CollectionName[]) {
    CMS.registerCustomFormat(formatName(name), "json", ofCollection(name));
  }
  const forms = (config.collections ?? []).flatMap((each) => ("files" in each ? each.files : []));
  for (const form of forms) {
    if ("file" in form) CMS.registerCustomFormat(formatName(form.file), "json", ofTranslation(form.file));
  }
}

/**
 * Starts what only editing on one's own computer has: the page beside the form, the check's words at the fields, and
 * "Closed today" and "Closed tomorrow".
 */
function startDesk(secret: string): void {
  showProblemsAtFields(showPageBeside());
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-closes]"))
    closingButton(button, secret, say, reloadWhenNoFormIsOpen);
  sayAgain();
}
