import { attempt } from "../browser/attempt";
import { keepPages } from "../browser/keep-pages";
import { whenShown } from "../browser/when-shown";
import { start } from "./every-page";
import { keptPages } from "./kept-pages";
import { rememberSwitch } from "./language-choice";

// The script of pages in another language, with its words in place of ./words.
start();
attempt(rememberSwitch);
whenShown(() => keepPages(keptPages).catch(() => undefined));
