import { everyMinute } from "../browser/every-minute";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import type { Schedule } from "../shared/clinic/hours";
import { describeOpening } from "../shared/clinic/opening";
import { define, PageElement } from "./page-element";
import { clock, opening } from "./words";

/** `<open-status data-schedule>`: replaces the hours with whether the clinic is open now, in its own time zone. */
class OpenStatus extends PageElement {
  protected connect(signal: AbortSignal): void {
    const schedule: Schedule = JSON.parse(this.dataset.schedule ?? "");
    everyMinute(() => {
      this.textContent = describeOpening(schedule, toClinicTime(new Date()), opening, clock);
    }, signal);
  }
}

define("open-status", OpenStatus);
