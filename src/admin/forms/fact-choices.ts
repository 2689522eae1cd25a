import { clinic } from "../../content/clinic";
import { factNames } from "../../content/clinic-fact-names";
import type { Content } from "../../content-check/read-content";
import { clinicFacts } from "../../gatsby/schema/clinic-facts";
import { inWords } from "./words";

/** A fact of the clinic that a text can contain: how it is written in braces, and what visitors read in its place. */
export interface FactChoice {
  readonly label: string;
  readonly value: string;
}

/** Lists the facts of the clinic that have a value. */
export function factChoices({ files }: Content): FactChoice[] {
  const file = files.find(({ collection }) => collection === "clinic");
  const { data } = clinic.safeParse(file?.value);
  if (data === undefined) return [];
  const facts = clinicFacts(data);
  return factNames
    .filter((name) => facts[name].text !== "")
    .map((name) => ({ label: `${inWords(name)}: ${facts[name].text}`, value: `{${name}}` }));
}
