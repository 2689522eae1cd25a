import { attempt } from "../browser/attempt";
import { keepPages } from "../browser/service-worker";
import { whenShown } from "../browser/when-shown";
import { start } from "./every-page";
import { keptPages } from "./kept-pages";
import { rememberSwitch } from "./language-choice";
import { english } from "./untranslated";

// The script of pages in another language, with its words in place of ./words.
start();
attempt(rememberSwitch);
if (english)
  import("./late-english").then(({ markLateEnglish }) => markLateEnglish(english)).catch(() => undefined);
whenShown(() => keepPages(keptPages).catch(() => undefined));
