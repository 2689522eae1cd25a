import { everyMinute } from "../browser/every-minute";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import type { Schedule } from "../shared/clinic/hours";
import { openStatusShort } from "../shared/clinic/opening";
import { define, PageElement } from "./page-element";

/** `<open-status data-schedule>`: replaces the hours with whether the clinic is open now, in its own time zone. */
class OpenStatus extends PageElement {
  protected connect(signal: AbortSignal): void {
    const schedule: Schedule = JSON.parse(this.dataset.schedule ?? "");
    everyMinute(() => {
      this.textContent = openStatusShort(schedule, toClinicTime(new Date()));
    }, signal);
  }
}

define("open-status", OpenStatus);
