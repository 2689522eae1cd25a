import { everyMinute } from "../browser/every-minute";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import { addDays, formatWeekdayDate } from "../shared/clinic/clinic-time";
import { define, PageElement } from "./page-element";
import { clock, script } from "./words";

/**
 * `<dated-notices>`: shows each notice from the day in its `data-from`, if there is one, until the end of the day in its
 * `data-until`, with "today" or "tomorrow" for the weekday of each `<time data-weekday>` in it. When none is left, the
 * paragraph shows that has no date: without it, the page would shift while somebody reads it. If there is no such paragraph,
 * the element hides itself. The page may have been built long ago, so a notice that must never be read too late is hidden in
 * the HTML, and only this script shows it.
 */
class DatedNotices extends PageElement {
  protected connect(signal: AbortSignal): void {
    const notices = [...this.querySelectorAll<HTMLElement>("[data-until]")];
    const usual = this.querySelector<HTMLElement>("p:not([data-until], [data-until] *)");
    everyMinute(() => {
      const today = toClinicTime(new Date()).date;
      for (const notice of notices) {
        const { from = "", until = "" } = notice.dataset;
        notice.hidden = today < from || today > until;
        for (const time of notice.querySelectorAll<HTMLTimeElement>("time[data-weekday]"))
          time.textContent = sayDay(time.dateTime, today);
      }
      const isAnyShown = notices.some(({ hidden }) => !hidden);
      if (usual) usual.hidden = isAnyShown;
      else this.hidden = !isAnyShown;
    }, signal);
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
