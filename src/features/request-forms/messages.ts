import type { SendResult } from "./send-request";

/** The specification's messages, verbatim. */
export const success = "Thank you for submitted the form! A staff member will be reaching out to you soon!";
export const captchaMissing = "Please complete the reCAPTCHA.";
export const appointmentFailed = "Failed to send. Please try again.";
const unnamedError = "Failed to send email";
const networkFailed = "Network error. Please check your internet connection.";

/**
 * The evaluation form's messages for causes recognized by a word in the server's error; the first match wins.
 */
const causes = [
  [/404|Not Found/, "Email service not available. Please check your server configuration."],
  [/Environment variables|token/, "Configuration error. Please check your API settings."],
  [/network|fetch/, networkFailed],
] as const;

/** The result of a submit that was not sent. */
export type Failure = Exclude<SendResult, { kind: "sent" }>;

/** The server's error message, or a generic one. */
export function serverMessage(failure: Failure): string {
  return (failure.kind === "refused" && failure.error) || unnamedError;
}

/** The text of the evaluation form's toast after a failure. */
export function evaluationFailed(failure: Failure): string {
  return findCause(failure) ?? `Failed to send message: ${serverMessage(failure)}`;
}

/** The cause of a failure, which both forms show in the notice that stays on the page. */
export function failureMessage(failure: Failure): string {
  return findCause(failure) ?? serverMessage(failure);
}

function findCause(failure: Failure): string | undefined {
  if (failure.kind === "unanswered") return networkFailed;
  return causes.find(([pattern]) => pattern.test(serverMessage(failure)))?.[1];
}
