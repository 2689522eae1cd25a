import { attempt } from "../browser/attempt";
import { whenShown } from "../browser/when-shown";
import { start } from "./every-page";
import { offerOtherLanguages } from "./other-languages";

// The script of English pages.
start();
whenShown(() => attempt(offerOtherLanguages));
