import { wallTime } from "../../shared/clinic/clinic-local-time";
import type { Schedule } from "../../shared/clinic/hours";
import { checkAppointment } from "./check-appointment";
import { appointmentFailed, errorOf, type Failure } from "./messages";
import { type Sending, sendingOf } from "./submit-handler";

/** By the clinic's hours and clock at the moment of each check. */
export function appointmentSending(schedule: Schedule): Sending {
  return sendingOf({
    check: (values) => checkAppointment(values, schedule, wallTime(new Date())),
    tellFailure,
  });
}

function tellFailure(failure: Failure): string {
  // biome-ignore lint/suspicious/noConsole: the specification's error catalogue asks for this log
  console.error(errorOf(failure));
  return appointmentFailed;
}
