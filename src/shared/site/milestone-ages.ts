import type { Catalog } from "../../words/catalog";
import { fill } from "../../words/fill";

/** The areas of development, in the order in which pages show them. */
export const domains = ["social", "language", "thinking", "movement"] as const;

type AgeWords = Pick<Catalog["milestones"], "months" | "years" | "halfYears">;

/** Names the age of a milestone: "18 months", "2 years", "2½ years". */
export function nameOfAge(months: number, { months: inMonths, years, halfYears }: AgeWords): string {
  if (months < 24 || months % 6 > 0) return fill(inMonths, { count: months });
  return fill(months % 12 > 0 ? halfYears : years, { count: Math.floor(months / 12) });
}

/** The anchor of an age on the page of milestones. */
export const anchorOfAge = (months: number) => `months-${months}`;

/** An age in digits, with a half before or after its unit: "1.5 years", "2½ years", "2 años y medio". */
const ageInDigits =
  /(\d+(?:[.,]\d+)?)\s*(½|1\/2|and a half|y medio)?[\s-]*(?:(m)|y|a(?:ñ|n\u0303?)o)[a-zñ]*(\s+(?:½|1\/2|and a half|y medio))?/i;

/** The anchor of the age that a text names in digits: "months-24" for "2 year old"; undefined if it names none. */
export function anchorOfAgeIn(text: string): string | undefined {
  const [, count = "", before, inMonths, after] = ageInDigits.exec(text) ?? [];
  const number = Number(count.replace(",", ".")) + (before || after ? 0.5 : 0);
  return count === "" ? undefined : anchorOfAge(Math.floor(number * (inMonths ? 1 : 12)));
}

/** Milestones of the same age. */
export interface AgeOfMilestones<Entry> {
  readonly months: number;
  readonly milestones: readonly Entry[];
}

/** Groups milestones by their ages, the youngest first. */
export function groupByMonths<Entry extends { readonly months: number }>(
  milestones: readonly Entry[],
): AgeOfMilestones<Entry>[] {
  const ages = [...new Set(milestones.map(({ months }) => months))].toSorted((one, other) => one - other);
  return ages.map((months) => ({
    months,
    milestones: milestones.filter((each) => each.months === months),
  }));
}
