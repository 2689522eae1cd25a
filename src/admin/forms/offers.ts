import type { Content } from "../../content-check/read-content";
import { factChoices } from "./fact-choices";
import type { Offers } from "./field-form";
import { linkChoices } from "./link-choices";

/** What the forms offer to pick from, as the content is now. */
export function offersOf(content: Content): Offers {
  return { links: linkChoices(content), facts: factChoices(content) };
}
