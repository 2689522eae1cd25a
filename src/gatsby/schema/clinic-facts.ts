import type { Clinic } from "../../content/clinic";
import type { FactName } from "../../content/clinic-fact-names";
import { storyNames } from "../../content/story-names";
import { type Address, formatAddress } from "../../shared/clinic/address";
import { formatHours, type OpeningHours } from "../../shared/clinic/hours";
import { dashedPhone, telephoneLink } from "../../shared/clinic/phone";

/** What of data/clinic.json the facts are made from. */
interface FactSource {
  readonly name: string;
  readonly email: string;
  readonly phones: Pick<Clinic["phones"], "main" | "fax">;
  readonly address: Address;
  readonly hours: readonly OpeningHours[];
  readonly insurance: Pick<Clinic["insurance"], "accepted" | "inNetwork" | "homeschool">;
}

interface Fact {
  readonly text: string;
  readonly href?: string;
}

/** What the {braces} in the copy stand for, all of it from data/clinic.json. */
export function clinicFacts({
  name,
  phones,
  email,
  address,
  hours,
  insurance,
}: FactSource): Record<FactName, Fact> {
  return {
    name: { text: name },
    phone: { text: phones.main, href: telephoneLink(phones.main) },
    phoneWritten: { text: dashedPhone(phones.main), href: telephoneLink(phones.main) },
    fax: { text: phones.fax, href: telephoneLink(phones.fax) },
    email: { text: email, href: `mailto:${email}` },
    address: { text: formatAddress(address) },
    hours: { text: formatHours(hours) },
    insurers: { text: listed([...insurance.accepted]) },
    inNetwork: { text: listed([...insurance.inNetwork]) },
    homeschool: { text: listed([...insurance.homeschool]) },
  };
}

/**
 * Fills the {braces} of a text, or of HTML, where facts with an address become links.
 * Throws on a name that is no fact; the content check has said so before.
 */
export function interpolateFacts(copy: string, facts: Record<string, Fact>, as: "text" | "html"): string {
  return copy.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`{${name}} is not a fact of the clinic.`);
    if (as === "text") return fact.text;
    const text = fact.text.replace(/&/g, "&amp;");
    return fact.href === undefined ? text : `<a href="${fact.href}">${text}</a>`;
  });
}

/** Fills the facts of the clinic into a sentence of a story, and leaves the names that a family will put in. */
export function interpolateStoryFacts(copy: string, facts: Record<string, Fact>): string {
  const names = storyNames.map((name) => [name, { text: `{${name}}` }] as const);
  return interpolateFacts(copy, { ...facts, ...Object.fromEntries(names) }, "text");
}

function listed(names: string[]): string {
  return new Intl.ListFormat("en-US").format(names);
}
