import {
  captchaTokenHeader,
  idempotencyKeyHeader,
  type RelayAnswer,
  relayPath,
} from "../../shared/request/relay-contract";
import type { VisitorRequest } from "../../shared/request/validate-request";

/** How an attempt to send ended. */
export type SendResult =
  | { readonly kind: "sent" }
  /** No answer came; after a timeout the request may have arrived all the same. */
  | { readonly kind: "unanswered"; readonly hasTimedOut: boolean }
  /** The server's own words, where it had any; and whether another attempt needs another key. */
  | { readonly kind: "refused"; readonly error: string | undefined; readonly isKeyTaken?: boolean };

/** A host that cannot pass the forms on leaves it to the browser to send them to a relay at another address. */
const relay = `${process.env.GATSBY_RELAY_URL?.trim() ?? ""}${relayPath}`;
/** In milliseconds: long enough for a weak signal, short enough that nobody wonders whether the button works. */
const timeoutMs = 20_000;

/**
 * Sends a request to the clinic; never throws.
 * @param captchaToken proof that a person sends it
 * @param idempotencyKey the same for every attempt to send the same content, so that the relay takes it once
 */
export async function sendRequest(
  request: VisitorRequest,
  captchaToken: string,
  idempotencyKey: string,
): Promise<SendResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(relay, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [captchaTokenHeader]: captchaToken,
        [idempotencyKeyHeader]: idempotencyKey,
      },
      body: JSON.stringify(request),
      signal: abort.signal,
    });
    return readAnswer(response, parseJson(await response.text()));
  } catch {
    return { kind: "unanswered", hasTimedOut: abort.signal.aborted };
  } finally {
    clearTimeout(timer);
  }
}

/** Success needs an OK status and `success: true`; whatever else comes, a page of HTML included, is a refusal. */
function readAnswer({ ok, status }: Response, answer: unknown): SendResult {
  const { success, error } = Object(answer) as {
    [Field in keyof Extract<RelayAnswer, { error: string }>]?: unknown;
  };
  if (ok && success === true) return { kind: "sent" };
  const words = typeof error === "string" && error !== "" ? error : undefined;
  return { kind: "refused", error: words, isKeyTaken: status === 409 || undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
