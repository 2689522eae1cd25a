import "../kept-editor/browser-storage";
import CMS from "@sveltia/cms";
import { z } from "zod";
import { isRecord } from "../../content-check/values";
import { prepareThumbnails, signIn } from "../kept-editor/browser-storage";
import { explainControls } from "../kept-editor/explain-controls";
import type { BlockLook } from "../looks/block-looks";
import { showLooksInMenus } from "../looks/menu-pictures";
import { withCounted } from "../pdfs/counted";
import { registerPictures } from "../pictures/register";
import { registerRichText } from "../rich-text/register";
import { collectionOf } from "../saving/file-label";
import { withShortNames } from "../saving/short-names";
import type { BuiltFile } from "../web/new-problems";
import { registerFormats } from "../web/register-formats";
import { startDesk } from "./desk";
import { putChoices, type SharedChoices } from "./shared-choices";

/** What the page gets from the server, in an element with the id "admin". */
interface Start extends SharedChoices {
  /** Lets this page save to this computer. It is new with each start of the live view. */
  readonly token?: string;
  readonly looks: readonly BlockLook[];
  /** On the web: the pictures that /admin has a small copy of. */
  readonly thumbnails?: readonly string[];
  /** On the web: the translations and languages, for the check. */
  readonly built?: readonly BuiltFile[];
}

const start: Start = JSON.parse(document.querySelector("#admin")?.textContent ?? "");
const { token, looks, thumbnails, built = [] } = start;
const config = putChoices(start);

document.querySelector("#waiting")?.remove();
// Zod would otherwise compile its checks, which the security policy of /admin does not allow.
z.config({ jitless: true });
if (token === undefined) registerFormats(built);
else signIn(token);
registerPictures(thumbnails);
registerRichText();
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
if (token !== undefined) startDesk(token);
