import { attempt } from "../browser/attempt";
import { whenShown } from "../browser/when-shown";
import { start } from "./every-page";
import { offerOtherLanguages } from "./language-choice";

// The script of English pages.
start();
whenShown(() => attempt(offerOtherLanguages));
