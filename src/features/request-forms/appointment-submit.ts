import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import type { Schedule } from "../../shared/clinic/hours";
import { checkAppointment } from "./check-appointment";
import { appointmentFailed, type Failure, serverMessage } from "./messages";
import { createSubmitHandler, type SubmitHandler } from "./submit-handler";

/** By the clinic's hours and clock at the moment of each check. */
export function appointmentSubmitHandler(schedule: Schedule): SubmitHandler {
  return createSubmitHandler({
    check: (values) => checkAppointment(values, schedule, toClinicTime(new Date())),
    tellFailure,
  });
}

function tellFailure(failure: Failure): string {
  // biome-ignore lint/suspicious/noConsole: the specification's error catalogue asks for this log
  console.error(serverMessage(failure));
  return appointmentFailed;
}
