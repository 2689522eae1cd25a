import type { VisitorRequest } from "../../../src/shared/request/validate-request";
import type { Outbox } from "../outbox/outbox";
import type { CaptchaVerdict, CheckCaptcha } from "./captcha";
import type { RejectionReason } from "./error-responses";
import type { RateLimits } from "./rate-limit";
import { rememberSpent } from "./spent-captchas";

/** What createAcceptor needs. */
export interface AcceptorParts {
  readonly outbox: Pick<Outbox, "find" | "accept">;
  readonly checkCaptcha: CheckCaptcha;
  readonly limits: Pick<RateLimits, "ofEveryone">;
  /** Called when a new request is waiting in the outbox. */
  readonly onAccepted: () => void;
}

/** What the headers say about a form request, and the id that we gave it. */
interface RequestMeta {
  readonly id: string;
  /** The idempotency key, which tells a retry from a second request. */
  readonly key: string | undefined;
  /** The captcha token. */
  readonly token: string | undefined;
}

/** What became of a form request. */
interface AcceptResult {
  /** "known": the same request was accepted before. */
  readonly outcome: "accepted" | "known" | RejectionReason;
  /** Undefined when the captcha was not checked. */
  readonly captcha?: CaptchaVerdict;
  /** Seconds after which the client may retry. */
  readonly retryAfter?: number;
}

/**
 * Creates the function that accepts a valid request or says why it is rejected. The idempotency key
 * identifies a request: the same request again gets its first answer from the outbox, a different one under
 * that key is rejected.
 */
export function createAcceptor({ outbox, checkCaptcha, limits, onAccepted }: AcceptorParts) {
  /** The requests with a key that are being accepted. */
  const running = new Map<string, Promise<AcceptResult>>();
  const spentCaptchas = rememberSpent(checkCaptcha);

  /** @param identity the key and the content; undefined without a key */
  async function accept(
    request: VisitorRequest,
    { id, key, token }: RequestMeta,
    identity?: string,
  ): Promise<AcceptResult> {
    // Checked before the captcha: tokens are single-use, so a retry of a stored request has no valid one.
    const match = key === undefined ? "unknown" : await outbox.find(key, request);
    if (match !== "unknown") return { outcome: outcomes[match] };
    const captcha = await spentCaptchas.check(identity, token);
    if (captcha === "missing") return { outcome: "captchaMissing", captcha };
    if (captcha === "refused") return { outcome: "captchaRefused", captcha };
    const retryAfter = await limits.ofEveryone();
    if (retryAfter !== undefined) return { outcome: "tooMany", captcha, retryAfter };
    const isVerified = captcha !== "unverified";
    const result = await outbox.accept({ ...request, id, receivedAt: new Date(), isVerified }, key);
    spentCaptchas.forget(identity, token);
    if (result === "accepted") onAccepted();
    return { outcome: outcomes[result], captcha };
  }

  return (request: VisitorRequest, meta: RequestMeta) => {
    if (meta.key === undefined) return accept(request, meta);
    // A double click gets one outcome, and verifies its captcha token, which is single-use, only once.
    const identity = `${meta.key} ${JSON.stringify(request)}`;
    const shared =
      running.get(identity) ?? accept(request, meta, identity).finally(() => running.delete(identity));
    running.set(identity, shared);
    return shared;
  };
}

/** The outcome for each answer of the outbox. */
const outcomes = { accepted: "accepted", same: "known", different: "otherRequest" } as const;
