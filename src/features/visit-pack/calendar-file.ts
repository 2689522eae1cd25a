import { createEvent } from "ics";
import { foldLines } from "../../shared/calendar/fold-lines";

/** A calendar entry. It must not contain private details, because calendars may be shared. */
export interface CalendarEntry {
  /** Identifies the visit. It is the same in every download, so that importing it again adds no duplicate. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly start: Date;
  readonly minutes: number;
  /** Minutes from the alarm to the start, at least 1. */
  readonly alarmMinutes: number;
  /** The organization in the file's `PRODID`. */
  readonly maker: string;
}

/**
 * A calendar file (RFC 5545) with one event. Its times are in UTC, so it needs no VTIMEZONE.
 * @throws if the entry is invalid
 */
export function writeCalendarFile(entry: CalendarEntry): string {
  const { uid, title, description, location, start, minutes, alarmMinutes, maker } = entry;
  const { error, value } = createEvent({
    uid,
    title,
    description,
    location,
    start: start.getTime(),
    end: start.getTime() + minutes * 60_000,
    classification: "PRIVATE",
    busyStatus: "BUSY",
    status: "CONFIRMED",
    // The library escapes all texts except this one and the alarm's.
    productId: `-//${escaped(maker)}//Visit pack//EN`,
    // The library's default, "PUBLISH", requires an organizer (RFC 5546).
    method: "",
    alarms: [
      { action: "display", description: escaped(title), trigger: { before: true, minutes: alarmMinutes } },
    ],
  });
  if (!value) throw error ?? new Error("The calendar file is empty.");
  return foldLines(value);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");
}
