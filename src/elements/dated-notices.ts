import { everyMinute } from "../browser/when-shown";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import { addDays, formatWeekdayDate } from "../shared/clinic/clinic-time";
import type { Schedule } from "../shared/clinic/hours";
import { describeOpening } from "../shared/clinic/opening";
import { define, PageElement } from "./page-element";
import { clock, opening, script } from "./words";

/**
 * `<dated-notices>`: shows each notice from the day in its `data-from`, if there is one, until the end of the day in its
 * `data-until`, with "today" or "tomorrow" for the weekday of each `<time data-weekday>` in it. When none is left, what has
 * `data-otherwise` shows: without it, the page would shift while someone reads it. If there is no such thing, the element hides
 * itself. The page may have been built long ago, so a notice that must never be read too late is hidden in the HTML, and only this
 * script shows it. In the live view, notices come and change while the page is open.
 */
class DatedNotices extends PageElement {
  protected connect(signal: AbortSignal): void {
    const said = new WeakMap<Element, string>();
    const update = () => {
      const today = toClinicTime(new Date()).date;
      const notices = [...this.querySelectorAll<HTMLElement>("[data-until]")];
      for (const notice of notices) {
        const { from = "", until = "" } = notice.dataset;
        notice.hidden = today < from || today > until;
        for (const time of notice.querySelectorAll<HTMLTimeElement>("time[data-weekday]")) {
          const day = sayDay(time.dateTime, today);
          // Once: a translator's words stay, and to write is a change, which is answered with an update.
          if (said.get(time) !== day) time.textContent = day;
          said.set(time, day);
        }
      }
      const isAnyShown = notices.some(({ hidden }) => !hidden);
      const otherwise = this.querySelector<HTMLElement>("[data-otherwise]");
      if (otherwise) otherwise.hidden = isAnyShown;
      else this.hidden = !isAnyShown;
    };
    const changes = new MutationObserver(update);
    changes.observe(this, { childList: true, subtree: true, attributeFilter: ["data-from", "data-until"] });
    signal.addEventListener("abort", () => changes.disconnect());
    everyMinute(update, signal);
  }
}

/** Says "today, November 26", "tomorrow, November 26" or "Thursday, November 26". */
function sayDay(date: string, today: string): string {
  const name = new Map([
    [today, script.today],
    [addDays(today, 1), script.tomorrow],
  ]).get(date);
  return formatWeekdayDate(date, name === undefined ? clock : { ...clock, weekdays: Array(7).fill(name) });
}

define("dated-notices", DatedNotices);

/** `<open-status data-schedule>`: replaces the hours with whether the clinic is open now, in its own time zone. */
class OpenStatus extends PageElement {
  protected connect(signal: AbortSignal): void {
    const schedule: Schedule = JSON.parse(this.dataset.schedule ?? "");
    let shown: string | undefined;
    everyMinute(() => {
      const now = describeOpening(schedule, toClinicTime(new Date()), opening, clock);
      // Only then: a translator may have changed the words.
      if (now !== shown) this.textContent = now;
      shown = now;
    }, signal);
  }
}

define("open-status", OpenStatus);
