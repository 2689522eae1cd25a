import { isEnglish, visitedPages } from "../support/built-pages";
import { visitOnPhone } from "../support/phone-visit";

// Such a page has the elements, styles and scripts of the English one (http/translated-pages.spec.ts), so it needs no second
// visit on a wide screen.
visitOnPhone(visitedPages.filter((page) => !isEnglish(page)));
