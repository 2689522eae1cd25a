import { join } from "node:path";
import { createEvents, type DateArray } from "ics";
import type { SiteContent } from "../../../seo/site-content";
import { closureCalendar, closureFeed } from "../../../shared/calendar/closure-files";
import { foldLines } from "../../../shared/calendar/fold-lines";
import { escapeMarkup } from "../../../shared/site/markup";
import { writeIfChanged } from "../files";
import type { LastModified } from "../git-last-modified";
import { type ClosureEntry, closureEntries } from "./closure-entries";

interface Facts {
  /** The clinic's name. */
  readonly name: string;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** When data/closures.json was last changed, if that is known (ISO 8601). */
  readonly changed?: string;
}

/** Returns an Atom feed (RFC 4287) with an entry for each closure. */
export function closureFeedFile(entries: readonly ClosureEntry[], { name, siteUrl, changed }: Facts): string {
  const self = `${siteUrl}${closureFeed.path}`;
  const newest = Math.max(0, ...entries.map((entry) => entry.changed.getTime()));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${escapeMarkup(self)}</id>
  <title>${escapeMarkup(`${name}: closed days`)}</title>
  <updated>${timestamp(changed === undefined ? new Date(newest) : new Date(changed))}</updated>
  <author><name>${escapeMarkup(name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeMarkup(siteUrl)}/"/>
${entries.map((entry) => entryXml(entry, self, siteUrl)).join("")}</feed>
`;
}

function entryXml({ id, title, text, changed }: ClosureEntry, self: string, siteUrl: string): string {
  return `  <entry>
    <id>${escapeMarkup(`${self}#${id}`)}</id>
    <title>${escapeMarkup(title)}</title>
    <updated>${timestamp(changed)}</updated>
    <link rel="alternate" type="text/html" href="${escapeMarkup(siteUrl)}/"/>
    <content type="text">${escapeMarkup(text)}</content>
  </entry>
`;
}

/** The date and time in UTC, without milliseconds. */
function timestamp(instant: Date): string {
  return instant.toISOString().replace(/\.\d+/, "");
}

/**
 * The clinic's time zone, with the rule for daylight saving time since 2007. Whole days need none, but a calendar must
 * have at least one component (RFC 5545, section 3.6), also when no closure is known.
 */
const timeZone = [
  "BEGIN:VTIMEZONE",
  "TZID:America/Anchorage",
  "BEGIN:STANDARD",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "TZOFFSETFROM:-0800",
  "TZOFFSETTO:-0900",
  "TZNAME:AKST",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "TZOFFSETFROM:-0900",
  "TZOFFSETTO:-0800",
  "TZNAME:AKDT",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

/**
 * Returns a calendar (RFC 5545) to subscribe to, which programs load again every hour: a snow day is announced in the
 * morning. Each closure is one event of whole days, which are the same days in every
 * time zone, and leaves people's time free: it is the clinic that is closed.
 * @throws if an entry is invalid
 */
export function closureCalendarFile(entries: readonly ClosureEntry[], { name, siteUrl }: Facts): string {
  const { host } = new URL(siteUrl);
  const events = entries.map(({ id, title, text, from, until, changed, weekly }) => ({
    uid: `${id}@${host}`,
    title,
    description: text,
    start: dateArray(from),
    end: dateArray(until),
    timestamp: changed.getTime(),
    url: siteUrl,
    transp: "TRANSPARENT" as const,
    ...(weekly && { recurrenceRule: ruleOf(weekly) }),
  }));
  // The library escapes all texts except these two. Its default method, "PUBLISH", requires an organizer (RFC 5546).
  const header = { productId: `-//${escaped(name)}//Closed days//EN`, calName: titleOf(name), method: "" };
  const { error, value } = createEvents(events, header);
  if (!value) throw error ?? new Error("The calendar of closed days is empty.");
  // The standard property (RFC 7986, section 5.7) for what the library writes in the one before it.
  const lines = ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", ...timeZone, ""].join("\r\n");
  return foldLines(value.replace("X-PUBLISHED-TTL:PT1H\r\n", (refresh) => refresh + lines));
}

/** Days are named by their first two letters. */
function ruleOf({ days, to }: NonNullable<ClosureEntry["weekly"]>): string {
  const codes = days.map((day) => day.slice(0, 2).toUpperCase());
  return `FREQ=WEEKLY;BYDAY=${codes.join(",")};UNTIL=${to.replaceAll("-", "")}`;
}

function titleOf(name: string): string {
  return escaped(`${name}: closed days`);
}

function dateArray(date: string): DateArray {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&");
}

/**
 * Writes the calendar and the feed of closures.
 * @param folder the built site
 * @param lastModified tells when data/closures.json was last changed
 */
export async function writeClosures(
  folder: string,
  { clinic, closures, siteUrl }: Pick<SiteContent, "clinic" | "closures" | "siteUrl">,
  lastModified: LastModified,
): Promise<void> {
  const changed = lastModified(["data/closures.json"]);
  const entries = closureEntries(clinic, closures, changed);
  const facts = { name: clinic.name, siteUrl, ...(changed !== undefined && { changed }) };
  await writeIfChanged(join(folder, closureCalendar.path), closureCalendarFile(entries, facts));
  await writeIfChanged(join(folder, closureFeed.path), closureFeedFile(entries, facts));
}
