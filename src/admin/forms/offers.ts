import type { Content } from "../../content-check/read-content";
import { translatedPages } from "../../content-check/translations/translated-pages";
import { factChoices } from "./fact-choices";
import type { Offers } from "./field-form";
import { linkChoices } from "./link-choices";

/** What the forms offer to pick from, as the content is now. */
export function offersOf(content: Content): Offers {
  const translated = translatedPages(content).map(({ path }) => ({ label: `Page: ${path}`, value: path }));
  return { links: linkChoices(content), translatedPages: translated, facts: factChoices(content) };
}
