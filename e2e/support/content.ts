import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Clinic } from "../../src/content/clinic";
import type {
  closure,
  link,
  navigation,
  pdfDocument,
  redirect,
  service,
  teamMember,
  testimonial,
} from "../../src/content/entities";
import type { Page } from "../../src/content/page";
import { clinicFacts, interpolateFacts } from "../../src/gatsby/schema/clinic-facts";
import type { Schedule } from "../../src/shared/clinic/hours";

function read<Content>(...path: string[]): Content {
  return JSON.parse(readFileSync(join("data", ...path), "utf8"));
}

/** The pages as editors wrote them: what the built site must show. */
export const pages: Page[] = readdirSync("data/pages").map((name) => read<Page>("pages", name));

const noTimes = { to: null, opens: null, closes: null };

export const clinic = read<Clinic>("clinic.json");
export const closures = read<z.infer<typeof closure>[]>("closures.json");
export const documents = read<z.infer<typeof pdfDocument>[]>("documents.json");
export const links = read<z.infer<typeof link>[]>("links.json");
export const menu = read<z.infer<typeof navigation>>("navigation.json").menu;
export const redirects = read<z.infer<typeof redirect>[]>("redirects.json");
export const services = read<z.infer<typeof service>[]>("services.json");
export const team = read<z.infer<typeof teamMember>[]>("team.json");
export const testimonials = read<z.infer<typeof testimonial>[]>("testimonials.json");

/** When the clinic is open, as the pages know it. */
export const schedule: Schedule = {
  hours: clinic.hours,
  closures: closures.map((closure) => ({ ...noTimes, ...closure })),
};

const [first] = team;
const last = team.at(-1);
if (first === undefined || last === undefined) throw new Error("There is nobody on the team.");

/** The people at the top and at the bottom of the team page. */
export const ends = { first, last };

/** The full address, without a slash at the end, that the site was built for. */
export const siteUrl = process.env.SITE_URL || "http://localhost:9000";

/** A text of the content as a visitor reads it, with the clinic's facts filled in. */
export function asShown(text: string): string {
  return interpolateFacts(text, clinicFacts(clinic), "text");
}
