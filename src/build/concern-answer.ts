import type { z } from "zod";
import type { Clinic } from "../content/clinic";
import type { concern, service } from "../content/entities";

type Concern = Pick<z.infer<typeof concern>, "first" | "ages" | "tip">;
type Service = Pick<z.infer<typeof service>, "name" | "path" | "firstVisit">;
type CrisisLine = Clinic["crisisLines"][number];
/** Fills the {facts} of the clinic into a copy; in HTML those with an address become links. */
export type Fill = (copy: string, as: "text" | "html") => string;

/**
 * The answer to a concern, as HTML: whom to call first, what is usual, who looks at it, what to do until then, and what
 * the first visit is like. It is put together here, so that no script has to be sent for it.
 */
export function concernAnswer(
  { first, ages, tip }: Concern,
  service: Service | undefined,
  crisisLines: readonly CrisisLine[],
  fill: Fill,
): string {
  const written = (text: string) => fill(escaped(text), "html");
  const looks = first ? "After that, this service can help:" : "This service looks at it:";
  return [
    first === "doctor" &&
      "<strong>Call your child's doctor first, today.</strong> If you can't reach anyone and are worried, go to an emergency room.",
    first === "911" && crisisLines.filter(({ number }) => number === first).map(callFirst),
    ages && written(ages),
    service && `${looks} <a href="${service.path}">${escaped(fill(service.name, "text"))}</a>.`,
    `<strong>Until then:</strong> ${written(tip)}`,
    service && `<strong>The first visit:</strong> ${written(service.firstVisit)}`,
  ]
    .filter(Boolean)
    .map((words) => `<p>${words}</p>`)
    .join("");
}

/** What stands above a concern about a life in danger, closed or open, as HTML; undefined for all others. */
export function crisisWords({ first }: Concern, crisisLines: readonly CrisisLine[]): string | undefined {
  if (first !== "988") return undefined;
  return crisisLines.map((line) => `<p>${callFirst(line)}</p>`).join("");
}

function callFirst({ number, canText, when }: CrisisLine): string {
  const text = canText ? ` or <a href="sms:${number}">text ${number}</a>` : "";
  return `<strong><a href="tel:${number}">Call ${number}</a>${text}.</strong> ${escaped(when)}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
