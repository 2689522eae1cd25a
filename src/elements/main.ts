import { attempt } from "../browser/attempt";
import { start } from "./every-page";
import { offerOtherLanguages } from "./other-languages";

// The script of English pages.
start();
attempt(offerOtherLanguages);
