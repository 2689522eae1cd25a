import { closureFeed } from "../../../shared/calendar/closure-files";
import { escapeMarkup } from "../../../shared/escape-markup";
import type { ClosureEntry } from "./closure-entries";

interface FeedFacts {
  /** The clinic's name. */
  readonly name: string;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** When data/closures.json was last changed, if that is known (ISO 8601). */
  readonly changed?: string;
}

/** Returns an Atom feed (RFC 4287) with an entry for each closure. */
export function closureFeedFile(
  entries: readonly ClosureEntry[],
  { name, siteUrl, changed }: FeedFacts,
): string {
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
