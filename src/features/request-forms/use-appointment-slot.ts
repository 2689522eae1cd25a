import { useState } from "react";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { slotsOn } from "../../shared/clinic/clinic-time";
import type { Schedule } from "../../shared/clinic/hours";
import { formatDmy, parseDmy } from "./date-format";

interface Visit {
  /** "2026-11-23", or "" while none is chosen. */
  readonly date: string;
  /** "14:30", or "". */
  readonly time: string;
  /** Why the chosen time was taken back. */
  readonly note?: string;
}

const none: Visit = { date: "", time: "" };

/** The day and time that a visitor would like, and which can be chosen, by the clinic's hours and clock. */
export function useAppointmentSlot(schedule: Schedule) {
  const [visit, setVisit] = useState(none);
  const offered = (date: string) => (date ? slotsOn(date, schedule, toClinicTime(new Date())) : []);

  return {
    ...visit,
    /** What the date field shows. */
    writtenDate: formatDmy(visit.date),
    times: offered(visit.date),
    isOffered: (date: string) => offered(date).length > 0,
    /** Keeps the time where it fits the new day. */
    chooseDate(date: string) {
      const { time } = visit;
      if (time === "" || offered(date).includes(time)) return setVisit({ date, time });
      const note = `We can't see you at ${time} on ${formatDmy(date)}. Please choose another time.`;
      setVisit({ date, time: "", note });
    },
    chooseTime: (time: string) => setVisit({ date: visit.date, time }),
    /** Takes over a draft, as far as it can still be chosen. */
    restore({ preferred_date = "", preferred_time = "" }: Readonly<Record<string, string>>) {
      const date = parseDmy(preferred_date);
      const times = offered(date);
      if (times.length === 0) setVisit(none);
      else setVisit({ date, time: times.includes(preferred_time) ? preferred_time : "" });
    },
  };
}
