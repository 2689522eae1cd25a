import {
  captchaTokenHeader,
  idempotencyKeyHeader,
  type RelayAnswer,
  relayPath,
} from "../../shared/request/relay-contract";
import type { VisitorRequest } from "../../shared/request/validate-request";

/** What came of sending a request. */
export type SendResult =
  | { readonly kind: "sent" }
  /** There was no response. After a timeout, the request may still have arrived. */
  | { readonly kind: "unanswered"; readonly hasTimedOut: boolean }
  /** The server rejected it: its error message, if any, and whether the next attempt needs a new idempotency key. */
  | { readonly kind: "refused"; readonly error: string | undefined; readonly isKeyTaken?: boolean };

/** The relay's URL: same-origin, or on another origin if the host cannot proxy form requests (GATSBY_RELAY_URL). */
const relayUrl = `${process.env.GATSBY_RELAY_URL?.trim() ?? ""}${relayPath}`;
/** In milliseconds: long enough for a slow connection, short enough that the form does not seem stuck. */
const timeoutMs = 20_000;
/** The statuses of a relay or proxy that cannot accept a request right now, for example during a restart. */
const temporaryStatuses: readonly number[] = [502, 503, 504];

/**
 * Sends a request to the clinic; never throws. While the server cannot accept it, this tries again with the same key.
 * @param captchaToken proof that a person sends it
 * @param idempotencyKey the same for every attempt to send the same content, so that the relay accepts it once
 * @param retryDelaysMs the pause before each retry, in milliseconds
 */
export async function sendRequest(
  request: VisitorRequest,
  captchaToken: string,
  idempotencyKey: string,
  [delayMs, ...laterDelaysMs]: readonly number[] = [1_000, 2_000, 4_000],
): Promise<SendResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(relayUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [captchaTokenHeader]: captchaToken,
        [idempotencyKeyHeader]: idempotencyKey,
      },
      body: JSON.stringify(request),
      signal: abort.signal,
      // A visitor who leaves the page while it is sent is still heard.
      keepalive: true,
    });
    const result = readResult(response, parseJson(await response.text()));
    if (delayMs === undefined || !temporaryStatuses.includes(response.status)) return result;
  } catch {
    return { kind: "unanswered", hasTimedOut: abort.signal.aborted };
  } finally {
    clearTimeout(timer);
  }
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return sendRequest(request, captchaToken, idempotencyKey, laterDelaysMs);
}

/** Success needs an OK status and `success: true`; everything else, such as an HTML page, is a rejection. */
function readResult({ ok, status }: Response, answer: unknown): SendResult {
  const { success, error } = Object(answer) as {
    [Field in keyof Extract<RelayAnswer, { error: string }>]?: unknown;
  };
  if (ok && success === true) return { kind: "sent" };
  const message = typeof error === "string" && error !== "" ? error : undefined;
  return { kind: "refused", error: message, isKeyTaken: status === 409 || undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
