import { clinic } from "../../content/clinic";
import { factNames } from "../../content/clinic-fact-names";
import type { Content } from "../../content-check/read-content";
import { clinicFacts } from "../../gatsby/schema/clinic-facts";
import type { Choice } from "./choice";
import { inWords } from "./words";

/**
 * Lists the facts of the clinic that have a value and that a text can contain: how each is written in braces, and what visitors
 * read in its place.
 */
export function factChoices({ files }: Content): Choice[] {
  const file = files.find(({ collection }) => collection === "clinic");
  const { data } = clinic.safeParse(file?.value);
  if (data === undefined) return [];
  const facts = clinicFacts(data);
  return factNames
    .filter((name) => facts[name].text !== "")
    .map((name) => ({ label: `${inWords(name)}: ${facts[name].text}`, value: `{${name}}` }));
}
