import type { useClinic } from "../../hooks/use-clinic";
import type { LocalTime } from "../../shared/clinic/clinic-local-time";
import { fromClinicTime } from "../../shared/clinic/clinic-local-time";
import { formatAddress } from "../../shared/clinic/contact";
import { type CalendarEntry, writeCalendarFile } from "./calendar-file";
import { downloadFile } from "./download-file";

/** A visit that staff have confirmed, as filled in by the family. */
export interface ConfirmedVisit {
  readonly visit: Pick<Queries.VisitFragment, "id" | "name" | "earlyMinutes" | "isRemote" | "calendarNote">;
  /** The title of the calendar entry. */
  readonly title: string;
  readonly clinic: Pick<ReturnType<typeof useClinic>, "name" | "email" | "address">;
  /** In the clinic's time zone. */
  readonly chosen: LocalTime;
  readonly minutes: number;
}

/**
 * The calendar entry of a visit. It says nothing about the child, and names the visit only as a remote
 * location.
 */
export function calendarEntry({ visit, title, clinic, chosen, minutes }: ConfirmedVisit): CalendarEntry {
  const start = fromClinicTime(chosen);
  return {
    uid: `${visit.id}-${start.getTime()}@${clinic.email.split("@")[1]}`,
    title,
    description: visit.calendarNote,
    location: visit.isRemote ? visit.name : `${clinic.name}, ${formatAddress(clinic.address)}`,
    start,
    minutes,
    alarmMinutes: visit.earlyMinutes,
    maker: clinic.name,
  };
}

/** Downloads a calendar file (.ics) of the visit. */
export function downloadCalendarEntry(confirmed: ConfirmedVisit): void {
  const file = writeCalendarFile(calendarEntry(confirmed));
  downloadFile(`visit-${confirmed.chosen.date}.ics`, "text/calendar;charset=utf-8", file);
}
