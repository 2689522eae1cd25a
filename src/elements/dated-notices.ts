import { everyMinute } from "../browser/every-minute";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import { define, PageElement } from "./page-element";

/**
 * `<dated-notices>`: shows each notice until the end of the day in its `data-until`. When none is left, what has
 * `data-otherwise` shows: without it, the page would shift while somebody reads it. The page may have been built long
 * ago, so a notice that must never be read too late is hidden in the HTML, and only this script shows it. In the live view,
 * notices come and change while the page is open.
 */
class DatedNotices extends PageElement {
  protected connect(signal: AbortSignal): void {
    const update = () => {
      const today = toClinicTime(new Date()).date;
      const notices = [...this.querySelectorAll<HTMLElement>("[data-until]")];
      for (const notice of notices) notice.hidden = today > (notice.dataset.until ?? "");
      const otherwise = this.querySelector<HTMLElement>("[data-otherwise]");
      if (otherwise) otherwise.hidden = notices.some(({ hidden }) => !hidden);
    };
    const changes = new MutationObserver(update);
    changes.observe(this, { childList: true, subtree: true, attributeFilter: ["data-until"] });
    signal.addEventListener("abort", () => changes.disconnect());
    everyMinute(update, signal);
  }
}

define("dated-notices", DatedNotices);
