import { everyMinute } from "../browser/every-minute";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import { define, find, PageElement } from "./page-element";

/**
 * `<closure-notices>`: hides each notice after the day in its `data-until`. Then the last paragraph shows, which
 * has no date: without it, the page would shift while somebody reads it.
 */
class ClosureNotices extends PageElement {
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

define("closure-notices", ClosureNotices);
