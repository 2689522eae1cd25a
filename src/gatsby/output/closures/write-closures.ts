import { join } from "node:path";
import type { SiteContent } from "../../../seo/site-content";
import { closureCalendar, closureFeed } from "../../../shared/calendar/closure-files";
import type { LastModified } from "../git-last-modified";
import { writeIfChanged } from "../write-if-changed";
import { closureCalendarFile } from "./closure-calendar";
import { closureEntries } from "./closure-entries";
import { closureFeedFile } from "./closure-feed";

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
