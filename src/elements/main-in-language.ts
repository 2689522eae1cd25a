import { attempt } from "../browser/attempt";
import { keepPages } from "../browser/service-worker";
import { whenShown } from "../browser/when-shown";
import { start } from "./every-page";
import { rememberSwitch } from "./language-choice";

/** URL paths of the pages of a language that the service worker caches once a page in it has been visited. */
const keptPages: readonly string[] = JSON.parse(process.env.SCRIPT_KEPT_PAGES || "[]");
/** The source of a pattern that matches what the pages of a language show in English; "" if there is nothing. */
const english = process.env.SCRIPT_ENGLISH;

// The script of pages in another language. src/gatsby/html/site-script.ts builds it for each.
start();
attempt(rememberSwitch);
if (english)
  import("./late-english").then(({ markLateEnglish }) => markLateEnglish(english)).catch(() => undefined);
whenShown(() => keepPages(keptPages).catch(() => undefined));
