import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import type { Schedule } from "../../shared/clinic/hours";
import { checkAppointment } from "./check-appointment";
import { appointmentFailed, type Failure, serverMessage } from "./messages";
import { createSubmitHandler, type SubmitHandler } from "./submit-handler";

/** The appointment form's submit handler. Each check uses the clinic's local time at that moment. */
export function appointmentSubmitHandler(schedule: Schedule): SubmitHandler {
  return createSubmitHandler({
    check: (values) => checkAppointment(values, schedule, toClinicTime(new Date())),
    failureToast,
  });
}

function failureToast(failure: Failure): string {
  // biome-ignore lint/suspicious/noConsole: the specification's error catalogue asks for this log
  console.error(serverMessage(failure));
  return appointmentFailed;
}
