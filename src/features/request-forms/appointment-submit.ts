import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import type { Schedule } from "../../shared/clinic/hours";
import type { Catalog } from "../../words/catalog";
import { sending, validation } from "../../words/en/sending";
import { inLanguage } from "../../words/in-language";
import { checkAppointment } from "./check-appointment";
import { serverMessage } from "./messages";
import { createSubmitHandler, type SubmitHandler } from "./submit-handler";

/** The appointment form's submit handler. Each check uses the clinic's local time at that moment. */
export function appointmentSubmitHandler(schedule: Schedule, catalog: Catalog | undefined): SubmitHandler {
  const words = inLanguage(catalog, { sending });
  const validationWords = inLanguage(catalog, { validation });
  return createSubmitHandler(catalog, {
    check: (values) =>
      checkAppointment(values, schedule, toClinicTime(new Date()), validationWords, catalog?.locale),
    failureToast(failure) {
      // biome-ignore lint/suspicious/noConsole: the specification's error catalogue asks for this log
      console.error(serverMessage(failure, words));
      return words.appointmentFailed;
    },
  });
}
