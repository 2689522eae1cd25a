import { everyMinute } from "../browser/every-minute";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import { define, find, PageElement } from "./page-element";

/**
 * `<dated-notices>`: shows each notice until the end of the day in its `data-until`. When none is left, the paragraph
 * shows that has no date: without it, the page would shift while somebody reads it. The page may have been built long
 * ago, so a notice that must never be read too late is hidden in the HTML, and only this script shows it.
 */
class DatedNotices extends PageElement {
  protected connect(signal: AbortSignal): void {
    const notices = [...this.querySelectorAll<HTMLElement>("[data-until]")];
    const usual = find(this, "p:not([data-until])", HTMLElement);
    everyMinute(() => {
      const today = toClinicTime(new Date()).date;
      for (const notice of notices) notice.hidden = today > (notice.dataset.until ?? "");
      usual.hidden = notices.some(({ hidden }) => !hidden);
    }, signal);
  }
}

define("dated-notices", DatedNotices);
