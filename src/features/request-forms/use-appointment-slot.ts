import { useState } from "react";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { slotsOn } from "../../shared/clinic/clinic-time";
import type { Schedule } from "../../shared/clinic/hours";
import type { Catalog } from "../../words/catalog";
import { fill } from "../../words/fill";

interface Slot {
  /** "2026-11-23", or "" while none is chosen. */
  readonly date: string;
  /** "14:30", or "". */
  readonly time: string;
  /** Why the chosen time was cleared. */
  readonly note?: string;
}

const none: Slot = { date: "", time: "" };

/**
 * The preferred date and time, and the dates and times that are available by the clinic's hours and local
 * time.
 */
export function useAppointmentSlot(schedule: Schedule, { timeGone }: Pick<Catalog["requests"], "timeGone">) {
  const [slot, setSlot] = useState(none);
  const timesOn = (date: string) => (date ? slotsOn(date, schedule, toClinicTime(new Date())) : []);

  return {
    ...slot,
    /** The date as DD/MM/YYYY. */
    displayedDate: formatDmy(slot.date),
    times: timesOn(slot.date),
    isAvailable: (date: string) => timesOn(date).length > 0,
    /** Sets the date; clears the time if the new date does not offer it. */
    chooseDate(date: string) {
      const { time } = slot;
      if (time === "" || timesOn(date).includes(time)) return setSlot({ date, time });
      const note = fill(timeGone, { time, date: formatDmy(date) });
      setSlot({ date, time: "", note });
    },
    chooseTime: (time: string) => setSlot({ date: slot.date, time }),
    /** Restores a draft's date and time if they are still available. */
    restore({ preferred_date = "", preferred_time = "" }: Readonly<Record<string, string>>) {
      const times = timesOn(preferred_date);
      if (times.length === 0) setSlot(none);
      else setSlot({ date: preferred_date, time: times.includes(preferred_time) ? preferred_time : "" });
    },
  };
}

/** Formats an ISO date as DD/MM/YYYY: "2026-11-23" gives "23/11/2026"; "" gives "". */
function formatDmy(date: string): string {
  return date.split("-").reverse().join("/");
}
