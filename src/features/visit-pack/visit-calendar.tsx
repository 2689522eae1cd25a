import { type FormEvent, useState } from "react";
import { Button } from "../../components/button";
import { ErrorSummary } from "../../components/form/error-summary";
import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import type { FieldErrors } from "../../components/form/values";
import { useClinic } from "../../hooks/use-clinic";
import { useLazy } from "../../hooks/use-lazy";
import { useLocale, useWords } from "../../hooks/use-words";
import { type LocalTime, toClinicTime } from "../../shared/clinic/clinic-local-time";
import { addDays } from "../../shared/clinic/clinic-time";
import { dates } from "../../words/en/dates";
import { visitTools } from "../../words/en/visit-tools";
import { fill } from "../../words/fill";
import { plural } from "../../words/plural";
import { checkVisitTime, daysAhead, formatVisitTime, timeFields, warnIfClosed } from "./visit-time";

interface VisitCalendarProps {
  visit: Queries.VisitFragment;
  pack: Queries.VisitPackFragment;
  onChoose: (when: string | undefined) => void;
}

/** The form that downloads a confirmed visit as a calendar file. Its values never leave the page. */
export function VisitCalendar({ visit, pack, onChoose }: VisitCalendarProps) {
  const clinic = useClinic();
  const words = useWords({ visitTools });
  const dateWords = useWords({ dates });
  const locale = useLocale();
  const { timeZone, phones } = clinic;
  const [chosen, setChosen] = useState<LocalTime>({ date: "", time: "" });
  const [minutes, setMinutes] = useState(visit.minutes[0] ?? 60);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const { hasFailed, load } = useLazy(loadWriter);
  const today = toClinicTime(new Date()).date;
  const fields = timeFields(visit.id);

  function choose(change: Partial<LocalTime>) {
    const next = { ...chosen, ...change };
    setChosen(next);
    setIsSaved(false);
    onChoose(formatVisitTime(next, words, dateWords));
  }

  /** Called when the form's own fields are empty again. */
  function clearRest() {
    choose({ date: "", time: "" });
    setMinutes(visit.minutes[0] ?? 60);
    setErrors({});
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const found = checkVisitTime(visit.id, chosen, toClinicTime(new Date()), words);
    setErrors(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    load();
    const writer = await loadWriter().catch(() => undefined);
    if (writer === undefined) return;
    writer.downloadCalendarFile({ visit, title: pack.calendarTitle, clinic, chosen, minutes });
    setIsSaved(true);
  }

  return (
    <form
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={save}
      onReset={clearRest}
      className={`${styles.sheet} requires-js`}
    >
      <h3>{pack.calendarHeading}</h3>
      <p>{pack.calendarText}</p>
      {Object.keys(errors).length > 0 && (
        <ErrorSummary key={attempt} errors={errors} heading={words.lookFirst} />
      )}
      <div className={styles.sideBySide}>
        <Field name={fields.day} label={words.day} error={errors[fields.day]}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={today}
              max={addDays(today, daysAhead)}
              onChange={({ currentTarget }) => choose({ date: currentTarget.value })}
            />
          )}
        </Field>
        <Field
          name={fields.time}
          label={fill(words.time, { zone: timeZoneName(timeZone, locale) })}
          error={errors[fields.time]}
        >
          {(control) => (
            <input
              {...control}
              type="time"
              onChange={({ currentTarget }) => choose({ time: currentTarget.value })}
            />
          )}
        </Field>
        {visit.minutes.length > 1 && (
          <Field name={`${visit.id}-length`} label={words.length}>
            {(control) => (
              <select
                {...control}
                autoComplete="off"
                value={minutes}
                onChange={({ currentTarget }) => {
                  setMinutes(Number(currentTarget.value));
                  setIsSaved(false);
                }}
              >
                {visit.minutes.map((length) => (
                  <option key={length} value={length}>
                    {fill(plural(words.minutes, length, locale), { count: length })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <p role="status" className={styles.status}>
        {warnIfClosed(chosen, clinic, phones.main, words, dateWords)}
      </p>
      <div>
        <Button look="tool" type="submit">
          {words.save}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {hasFailed && words.notSaved}
        {isSaved &&
          fill(plural(words.saved, visit.earlyMinutes, locale), {
            when: `${formatVisitTime(chosen, words, dateWords)}`,
            count: visit.earlyMinutes,
          })}
      </p>
    </form>
  );
}

/** The generic name of a time zone in a language: "America/Anchorage" gives "Alaska Time". */
function timeZoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const loadWriter = () => import("./calendar-file");
