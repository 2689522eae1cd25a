import type { z } from "zod";
import type { clinic } from "../../content/clinic";
import { collections } from "../../content/collections";
import type { closure } from "../../content/entities";
import { type Content, readContent } from "../../content-check/read-content";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { addDays, closureOn, formatWeekdayDate, hoursOn, weekdayOf } from "../../shared/clinic/clinic-time";
import type { Closure as Planned } from "../../shared/clinic/hours";
import { clock } from "../../words/en/clock";
import { type Answer, json } from "../answer";
import type { WorkingFiles } from "../host/working-files";
import { Refusal } from "../saving/refusal";
import type { Saves } from "../saving/saves";

const path = `data/${collections.closures.source}`;

/**
 * Answers for the buttons that close the clinic today or tomorrow: what that day is and, if a date is sent, the save.
 * @param project the project's folder
 * @returns a function of the button and the date that an editor has confirmed; "" to ask only
 */
export function closingAnswers(
  project: string,
  files: WorkingFiles,
  saves: Saves,
  now: () => Date = () => new Date(),
): (when: When, confirmed: string) => Promise<Answer> {
  return async (when, confirmed) => {
    const day = closableDay(when, now(), readContent(project).content);
    if (confirmed === "" || day.obstacle !== undefined) return json(200, day);
    // Midnight may have passed since the button was pressed the first time.
    if (confirmed !== day.date) return json(200, { ...day, obstacle: "It is another day now. Press again." });
    try {
      const content = Buffer.from(withDay(files.read(path).toString("utf8"), confirmed));
      await saves.save([{ path, content, basedOn: files.shaOf(path) }]);
      return json(200, { ...day, isSaved: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return json(200, { ...day, obstacle: `This was not saved.\n${error.message}` });
    }
  };
}

type Closure = z.infer<typeof closure>;

/** Which day a button closes. */
type When = "today" | "tomorrow";

/** A day at the clinic, and why it can't be closed with one button; undefined if it can. */
export interface ClosableDay {
  /** Such as "2026-11-27". */
  readonly date: string;
  /** Such as "Friday, November 27". */
  readonly day: string;
  readonly obstacle?: string;
}

/** Looks up whether the clinic can be closed today or tomorrow. */
export function closableDay(when: When, now: Date, { files }: Content): ClosableDay {
  const date = addDays(toClinicTime(now).date, when === "today" ? 0 : 1);
  const day = formatWeekdayDate(date, clock);
  const read = (name: string) => files.find(({ collection }) => collection === name)?.value;
  const closures = ((read("closures") ?? []) as Closure[]).map(asPlanned);
  const { hours = [], seasons } = (read("clinic") ?? {}) as Partial<z.infer<typeof clinic>>;
  const planned = closureOn(date, closures);
  const isOpen = hoursOn(date, { hours, seasons, closures }) !== undefined;
  if (planned && isOpen) {
    return {
      date,
      day,
      obstacle: `${day}, has hours of its own: ${planned.reason}. Change it under ${collections.closures.label}.`,
    };
  }
  if (planned) return { date, day, obstacle: `${day}, is closed already: ${planned.reason}.` };
  if (!isOpen) return { date, day, obstacle: `${day}, is closed already, as every ${weekdayOf(date)}.` };
  return { date, day };
}

function asPlanned({ reason, from, to, opens, closes }: Closure): Planned {
  return { reason, from, to: to ?? null, opens: opens ?? null, closes: closes ?? null };
}

/** The days closed with one more, as the text of the file. Families read the reason; an editor can change it afterward. */
function withDay(closures: string, date: string): string {
  const added: Closure = { id: `closed-${date}`, reason: "Unexpected closure", from: date };
  return JSON.stringify([...JSON.parse(closures), added]);
}
