import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { Button } from "../../components/button";
import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import { NotLoaded } from "../../components/form/notice";
import { Icon } from "../../components/icon";
import { useLazy } from "../../hooks/use-lazy";
import { useWords } from "../../hooks/use-words";
import { requests } from "../../words/en/requests";
import type { useAppointmentSlot } from "./use-appointment-slot";

interface DateFieldProps {
  slot: Pick<ReturnType<typeof useAppointmentSlot>, "date" | "displayedDate" | "isAvailable">;
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

  // A click on the backdrop, for browsers that do not support `closedby` yet.
  function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget) currentTarget.close();
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
        closedby="any"
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
