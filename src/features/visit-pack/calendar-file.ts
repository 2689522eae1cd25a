import { createEvent } from "ics";
import type { useClinic } from "../../hooks/use-clinic";
import { foldLines } from "../../shared/calendar/fold-lines";
import type { LocalTime } from "../../shared/clinic/clinic-local-time";
import { fromClinicTime } from "../../shared/clinic/clinic-local-time";
import { formatAddress } from "../../shared/clinic/contact";
import { downloadFile } from "./download-file";

/** A visit that staff have confirmed, as filled in by the family. */
interface ConfirmedVisit {
  readonly visit: Pick<Queries.VisitFragment, "id" | "name" | "earlyMinutes" | "isRemote" | "calendarNote">;
  /** The title of the calendar entry. */
  readonly title: string;
  readonly clinic: Pick<ReturnType<typeof useClinic>, "name" | "email" | "address">;
  /** In the clinic's time zone. */
  readonly chosen: LocalTime;
  readonly minutes: number;
}

/**
 * A calendar file (RFC 5545) of a visit. Calendars may be shared, so it says nothing about the child, and names the visit
 * only as a remote location. Its times are in UTC, so it needs no VTIMEZONE.
 * @throws if the visit has no valid length
 */
export function writeCalendarFile({ visit, title, clinic, chosen, minutes }: ConfirmedVisit): string {
  const start = fromClinicTime(chosen).getTime();
  const trigger = { before: true, minutes: visit.earlyMinutes };
  const { error, value } = createEvent({
    // The same in every download, so that importing it again adds no duplicate.
    uid: `${visit.id}-${start}@${clinic.email.split("@")[1]}`,
    title,
    description: visit.calendarNote,
    location: visit.isRemote ? visit.name : `${clinic.name}, ${formatAddress(clinic.address)}`,
    start,
    end: start + minutes * 60_000,
    classification: "PRIVATE",
    busyStatus: "BUSY",
    status: "CONFIRMED",
    // The library escapes all texts except this one and the alarm's.
    productId: `-//${escaped(clinic.name)}//Visit pack//EN`,
    // The library's default, "PUBLISH", requires an organizer (RFC 5546).
    method: "",
    alarms: [{ action: "display", description: escaped(title), trigger }],
  });
  if (!value) throw error ?? new Error("The calendar file is empty.");
  return foldLines(value);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");
}

/** Downloads a calendar file (.ics) of the visit. */
export function downloadCalendarFile(confirmed: ConfirmedVisit): void {
  const file = writeCalendarFile(confirmed);
  downloadFile(`visit-${confirmed.chosen.date}.ics`, "text/calendar;charset=utf-8", file);
}
