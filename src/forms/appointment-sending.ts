import { wallTime } from "../utils/clinic-clock";
import type { Schedule } from "../utils/hours";
import { checkAppointment } from "./check-appointment";
import { type Sending, sendingOf } from "./sending";
import { appointmentFailed, errorOf, type Failure } from "./words";

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
