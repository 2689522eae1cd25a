import { createEvent } from "ics";
import { foldLines } from "./fold-lines";

/** What stands in a calendar. On a shared one, others read it too. */
export interface CalendarEntry {
  /** Tells this visit from all others, the same each time it is written, so that a calendar has it once. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly start: Date;
  readonly minutes: number;
  /** How many minutes before the start the calendar rings, at least 1. */
  readonly alarmMinutes: number;
  /** Who made the file. */
  readonly maker: string;
}

/**
 * A calendar file (RFC 5545) with one visit, in UTC, so that it needs no table of the zone's clock changes.
 * Throws when an entry cannot be written.
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
    productId: `-//${maker}//Visit pack//EN`,
    // "PUBLISH", which the library writes otherwise, asks for an organizer.
    method: "",
    // The library escapes all texts but this.
    alarms: [
      { action: "display", description: escaped(title), trigger: { before: true, minutes: alarmMinutes } },
    ],
  });
  if (!value) throw error ?? new Error("The calendar file is empty.");
  return foldLines(value);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&");
}
