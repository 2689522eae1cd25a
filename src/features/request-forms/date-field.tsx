import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { Button } from "../../components/button";
import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import { NotLoaded } from "../../components/form/notice";
import { Icon } from "../../components/icon";
import { useLazy } from "../../hooks/use-lazy";
import { useWords } from "../../hooks/use-words";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { slotsOn } from "../../shared/clinic/clinic-time";
import type { Schedule } from "../../shared/clinic/hours";
import type { Catalog } from "../../words/catalog";
import { requests } from "../../words/en/requests";
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

/** The preferred date and time, and the dates and times that are available by the clinic's hours and local time. */
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

/** What `useAppointmentSlot` returns. */
export type AppointmentSlot = ReturnType<typeof useAppointmentSlot>;

interface DateFieldProps {
  slot: AppointmentSlot;
  error: string | undefined;
  onChoose: (date: string) => void;
}

const openingKeys = ["Enter", " ", "ArrowDown"];

/** A date, shown as DD/MM/YYYY and chosen from a calendar that loads when it is first opened. */
export function DateField({ slot, error, onChoose }: DateFieldProps) {
  const words = useWords({ requests });
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const calendar = useLazy(loadCalendar);
  const Calendar = calendar.value?.Calendar;

  function open() {
    calendar.load();
    dialog.current?.showModal();
    setIsOpen(true);
  }

  function openByKey(event: KeyboardEvent) {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    open();
  }

  // The second of a double click on the field is none on the backdrop. `closedby` would take it for one.
  function closeOnBackdrop({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && detail < 2) currentTarget.close();
  }

  function choose(date: string) {
    onChoose(date);
    dialog.current?.close();
  }

  return (
    <>
      <Field
        name="preferred_date"
        label={words.date}
        help={words.dateHelp}
        error={slot.date === "" ? error : undefined}
      >
        {(control) => (
          <div className={styles.withButton}>
            <input
              {...control}
              type="text"
              autoComplete="off"
              readOnly
              data-replay-click
              value={slot.displayedDate}
              data-value={slot.date}
              onClick={open}
              onKeyDown={openByKey}
            />
            <button
              type="button"
              data-replay-click
              aria-label={words.openCalendar}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={open}
              className={styles.opener}
            >
              <Icon name="calendar" />
            </button>
          </div>
        )}
      </Field>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have the days, Escape and the close button */}
      <dialog
        ref={dialog}
        aria-label={words.calendar}
        onClick={closeOnBackdrop}
        onClose={() => setIsOpen(false)}
        className={styles.dialog}
      >
        <div className={styles.dialogContent}>
          {isOpen && Calendar && (
            <Calendar selected={slot.date} isAvailable={slot.isAvailable} onChoose={choose} />
          )}
          {calendar.hasFailed && (
            <p role="alert">
              <NotLoaded text={words.calendarFailed} loadAgain={calendar.load} />
            </p>
          )}
          <Button look="secondary" onClick={() => dialog.current?.close()}>
            {words.close}
          </Button>
        </div>
      </dialog>
    </>
  );
}

const loadCalendar = () => import("./calendar");
