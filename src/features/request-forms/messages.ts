import type { SendResult } from "./send-request";

/** The specification's error catalogue, letter by letter. */
export const success = "Thank you for submitted the form! A staff member will be reaching out to you soon!";
export const captchaMissing = "Please complete the reCAPTCHA.";
export const appointmentFailed = "Failed to send. Please try again.";
const unnamedError = "Failed to send email";
const networkFailed = "Network error. Please check your internet connection.";

/** What the evaluation form says of causes that it knows by a word in the server's error; the first that fits counts. */
const causes = [
  [/404|Not Found/, "Email service not available. Please check your server configuration."],
  [/Environment variables|token/, "Configuration error. Please check your API settings."],
  [/network|fetch/, networkFailed],
] as const;

export type Failure = Exclude<SendResult, { kind: "sent" }>;

/** The server's error, or the words that stand for it. */
export function serverMessage(failure: Failure): string {
  return (failure.kind === "refused" && failure.error) || unnamedError;
}

/** The evaluation form's toast. */
export function evaluationFailed(failure: Failure): string {
  return findCause(failure) ?? `Failed to send message: ${serverMessage(failure)}`;
}

/** What both forms keep on the page after a failure: the cause in words for a parent. */
export function failureMessage(failure: Failure): string {
  return findCause(failure) ?? serverMessage(failure);
}

function findCause(failure: Failure): string | undefined {
  if (failure.kind === "unanswered") return networkFailed;
  return causes.find(([words]) => words.test(serverMessage(failure)))?.[1];
}
