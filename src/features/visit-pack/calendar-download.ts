import type { useClinic } from "../../hooks/use-clinic";
import { formatAddress } from "../../shared/clinic/address";
import type { LocalTime } from "../../shared/clinic/clinic-local-time";
import { fromClinicTime } from "../../shared/clinic/from-clinic-time";
import { type CalendarEntry, writeCalendarFile } from "./calendar-file";
import { downloadFile } from "./download-file";

export interface ConfirmedVisit {
  readonly visit: Pick<Queries.VisitFragment, "id" | "name" | "earlyMinutes" | "isRemote" | "calendarNote">;
  /** What the visit is called in a calendar. */
  readonly title: string;
  readonly clinic: Pick<ReturnType<typeof useClinic>, "name" | "email" | "address">;
  /** By the clinic's clock. */
  readonly chosen: LocalTime;
  readonly minutes: number;
}

/** What of a visit goes into a calendar: nothing about the child, and the therapy's name only where it is the place. */
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

/** Gives the family a calendar file of the visit. */
export function downloadCalendarEntry(confirmed: ConfirmedVisit): void {
  const file = writeCalendarFile(calendarEntry(confirmed));
  downloadFile(`visit-${confirmed.chosen.date}.ics`, "text/calendar;charset=utf-8", file);
}
