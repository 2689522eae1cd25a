import type { z } from "zod";
import type { Clinic } from "../../content/clinic";
import { callsFirst, type First } from "../../content/emergencies";
import type { concern, service } from "../../content/entities";

type Concern = Pick<z.infer<typeof concern>, "first" | "ages" | "tip">;
type Service = Pick<z.infer<typeof service>, "name" | "path" | "firstVisit">;
/** Replaces the {placeholders} in a text: see `interpolateFacts`. */
export type Fill = (copy: string, as: "text" | "html") => string;
type Lines = Pick<Clinic, "crisisLines" | "helpLines">;

/**
 * Returns the answer to a concern as HTML: what is usual, which service can help, what to do until then, and
 * what the first visit is like. Built here rather than in a component, so that it needs no script in the
 * browser.
 */
export function concernAnswer(
  { first, ages, tip }: Concern,
  service: Service | undefined,
  fill: Fill,
): string {
  const filled = (text: string) => fill(escapeHtml(text), "html");
  const lead = first ? "After that, this service can help:" : "This service looks at it:";
  return [
    ages && filled(ages),
    service && `${lead} <a href="${service.path}">${escapeHtml(fill(service.name, "text"))}</a>.`,
    `<strong>Until then:</strong> ${filled(tip)}`,
    service && `<strong>The first visit:</strong> ${filled(service.firstVisit)}`,
  ]
    .filter(Boolean)
    .map((words) => `<p>${words}</p>`)
    .join("");
}

/** Advice that comes before the phone numbers. */
const advice: Partial<Record<First, string>> = {
  battery: "<strong>Go to an emergency room now.</strong> Call 911 if you can't get there at once.",
  "emergency-room":
    "<strong>Call your child's doctor now, day or night.</strong> If nobody answers at once, go to an emergency room.",
  doctor:
    "<strong>Call your child's doctor first, today.</strong> If you can't reach anyone and are worried, go to an emergency room.",
};

/**
 * Returns whom to call first, as HTML, or undefined if the concern is not urgent.
 * @throws when data/clinic.json lacks one of the numbers
 */
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
    return `<strong><a href="tel:${id}">Call ${id}</a>${text}.</strong> ${escapeHtml(crisis.when)}`;
  }
  const help = helpLines.find((line) => line.id === id);
  if (help === undefined) throw new Error(`data/clinic.json has no line "${id}".`);
  const { name, number, when } = help;
  const href = `tel:+${number.replace(/\D/g, "")}`;
  return `<strong><a href="${href}">Call ${number}</a>, ${escapeHtml(name)}.</strong> ${escapeHtml(when)}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
