import type { Catalog } from "../../words/catalog";
import { fill } from "../../words/fill";
import type { SendResult } from "./send-request";

type SendingWords = Catalog["sending"];

/** The messages for causes recognized by a word in the server's error, which is English; the first match wins. */
const causes = [
  [/404|Not Found/, "unavailable"],
  [/Environment variables|token/, "misconfigured"],
  [/network|fetch/, "networkFailed"],
] as const;

/** Phone numbers, which the server adds as an alternative to the form: a 404 in one is no cause. */
const phoneNumbers = /\d(?:[\s().-]*\d){6,}/g;

/** The result of a submit that was not sent. */
export type Failure = Exclude<SendResult, { kind: "sent" }>;

/** The server's error message, or a generic one. */
export function serverMessage(failure: Failure, words: SendingWords): string {
  return (failure.kind === "refused" && failure.error) || words.unnamedError;
}

/** A result without the server's message, for a page that is not in English. Causes that a word reveals are translated. */
export function withoutEnglish(result: SendResult): SendResult {
  if (result.kind !== "refused" || causeIn(result.error)) return result;
  return { ...result, error: undefined };
}

/** The text of the evaluation form's toast after a failure. */
export function evaluationFailed(failure: Failure, words: SendingWords): string {
  return findCause(failure, words) ?? fill(words.failed, { error: serverMessage(failure, words) });
}

/** The cause of a failure, which both forms show in the notice that stays on the page. */
export function failureMessage(failure: Failure, words: SendingWords): string {
  return findCause(failure, words) ?? serverMessage(failure, words);
}

function findCause(failure: Failure, words: SendingWords): string | undefined {
  if (failure.kind === "unanswered") return words.networkFailed;
  const cause = causeIn(failure.error);
  return cause && words[cause];
}

function causeIn(error = "") {
  const text = error.replace(phoneNumbers, "");
  return causes.find(([pattern]) => pattern.test(text))?.[1];
}
