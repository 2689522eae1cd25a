import type { Problem } from "../problem";
import type { Content } from "../read-content";
import type { Fixture } from "../valid-site.fixtures";

/** The small content that a rule looks at, by file. */
type Data = Readonly<Record<string, unknown>>;

/** A change of the valid fixture: other words in one file of data/, or anything else. */
export type Change = readonly [file: string, text: string, replacement: string] | ((site: Fixture) => void);

/** What is wrong, and a part of each problem that the check reports about it, in their order. */
type Case<Wrong> = readonly [wrong: Wrong, ...finds: string[]];

/** The files of a site, beside those of the valid one. */
type Files = Readonly<Record<string, string | Buffer>>;
type Rule = (content: Content, today: string) => readonly Problem[];
type Cases = Readonly<Record<string, Case<Data>>>;

/** The cases of every rule, by their titles. */
export const allCases: { readonly rule: Rule; readonly cases: Cases; readonly files?: Files }[] = [];

/** Adds the cases of a rule. */
export function casesOf(rule: Rule, cases: Cases): void {
  allCases.push({ rule, cases });
}

/** Adds the cases of a rule that looks at the files of a site. */
export function casesWith(files: Files, rule: Rule, cases: Cases): void {
  allCases.push({ rule, cases, files });
}

/** The day of the cases of rules that look at it. */
export const today = "2026-11-21";

/** The day on which the fixture was checked: a fixed one, since messages contain it. */
export const checkedOn = "2026-11-25";

/** Cases of the whole check, by their titles: what several rules say about a change together. */
export type ChangeCases = Readonly<Record<string, Case<Change>>>;

/** Makes cases of what differs between them, such as a text, and what the check says about it. */
export function each(
  contentOf: (written: string) => Data,
  cases: Readonly<Record<string, string | readonly string[]>>,
): Record<string, Case<Data>> {
  const entries = Object.entries(cases);
  return Object.fromEntries(
    entries.map(([written, finds]) => [
      `${contentOf.name}: ${written}`,
      [contentOf(written), ...[finds].flat()],
    ]),
  );
}

/** Makes cases about which the check says the same, with what differs between them in it. */
export const all = (
  contentOf: (written: string) => Data,
  written: readonly string[],
  finds: (written: string) => string,
) => each(contentOf, Object.fromEntries(written.map((one) => [one, finds(one)])));

/** Makes cases in which nothing is wrong. */
export const fine = (contentOf: (written: string) => Data, ...written: string[]) =>
  each(contentOf, Object.fromEntries(written.map((one) => [one, []])));
