import { closureFeed } from "../../../shared/calendar/closure-files";
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
  <id>${escaped(self)}</id>
  <title>${escaped(`${name}: closed days`)}</title>
  <updated>${timestamp(changed === undefined ? new Date(newest) : new Date(changed))}</updated>
  <author><name>${escaped(name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
  <link rel="alternate" type="text/html" href="${escaped(siteUrl)}/"/>
${entries.map((entry) => entryXml(entry, self, siteUrl)).join("")}</feed>
`;
}

function entryXml({ id, title, text, changed }: ClosureEntry, self: string, siteUrl: string): string {
  return `  <entry>
    <id>${escaped(`${self}#${id}`)}</id>
    <title>${escaped(title)}</title>
    <updated>${timestamp(changed)}</updated>
    <link rel="alternate" type="text/html" href="${escaped(siteUrl)}/"/>
    <content type="text">${escaped(text)}</content>
  </entry>
`;
}

/** The date and time in UTC, without milliseconds. */
function timestamp(instant: Date): string {
  return instant.toISOString().replace(/\.\d+/, "");
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? character);
}
