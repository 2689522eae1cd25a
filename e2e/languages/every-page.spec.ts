import { isEnglish, visitedPages } from "../support/built-pages";
import { visitOnPhone } from "../support/phone-visit";

// A comparison of a page's text with and without JavaScript, as on wide screens in English, would find nothing else here.
visitOnPhone(visitedPages.filter((page) => !isEnglish(page)));
