import type { z } from "zod";
import type { Clinic } from "../../content/clinic";
import { callsFirst, type First } from "../../content/emergencies";
import type { concern, service } from "../../content/entities";

type Concern = Pick<z.infer<typeof concern>, "first" | "ages" | "tip">;
type Service = Pick<z.infer<typeof service>, "name" | "path" | "firstVisit">;
/** Fills the {facts} of the clinic into a copy; in HTML those with an address become links. */
export type Fill = (copy: string, as: "text" | "html") => string;
type Lines = Pick<Clinic, "crisisLines" | "helpLines">;

/**
 * The answer to a concern, as HTML: what is usual, who looks at it, what to do until then, and what the first visit is
 * like. It is put together here, so that no script has to be sent for it.
 */
export function concernAnswer(
  { first, ages, tip }: Concern,
  service: Service | undefined,
  fill: Fill,
): string {
  const written = (text: string) => fill(escaped(text), "html");
  const looks = first ? "After that, this service can help:" : "This service looks at it:";
  return [
    ages && written(ages),
    service && `${looks} <a href="${service.path}">${escaped(fill(service.name, "text"))}</a>.`,
    `<strong>Until then:</strong> ${written(tip)}`,
    service && `<strong>The first visit:</strong> ${written(service.firstVisit)}`,
  ]
    .filter(Boolean)
    .map((words) => `<p>${words}</p>`)
    .join("");
}

/** What is said before the numbers. */
const advice: Partial<Record<First, string>> = {
  battery: "<strong>Go to an emergency room now.</strong> Call 911 if you can't get there at once.",
  "emergency-room":
    "<strong>Call your child's doctor now, day or night.</strong> If nobody answers at once, go to an emergency room.",
  doctor:
    "<strong>Call your child's doctor first, today.</strong> If you can't reach anyone and are worried, go to an emergency room.",
};

/** Whom to call before anyone else, as HTML; undefined where a concern can wait. */
export function firstCalls({ first }: Concern, lines: Lines): string | undefined {
  if (first === undefined) return undefined;
  return [advice[first], ...callsFirst[first].map((id) => callTo(id, lines))]
    .filter(Boolean)
    .map((words) => `<p>${words}</p>`)
    .join("");
}

function callTo(id: string, { crisisLines, helpLines }: Lines): string {
  const crisis = crisisLines.find(({ number }) => number === id);
  if (crisis) {
    const text = crisis.canText ? ` or <a href="sms:${id}">text ${id}</a>` : "";
    return `<strong><a href="tel:${id}">Call ${id}</a>${text}.</strong> ${escaped(crisis.when)}`;
  }
  const help = helpLines.find((line) => line.id === id);
  if (help === undefined) throw new Error(`data/clinic.json has no line "${id}".`);
  const { name, number, when } = help;
  const address = `tel:+${number.replace(/\D/g, "")}`;
  return `<strong><a href="${address}">Call ${number}</a>, ${escaped(name)}.</strong> ${escaped(when)}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
