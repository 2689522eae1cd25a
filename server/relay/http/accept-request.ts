import type { VisitorRequest } from "../../../src/shared/request/validate-request";
import type { Outbox } from "../outbox/outbox";
import type { CaptchaVerdict, CheckCaptcha } from "./captcha";
import { coalesceByKey } from "./coalesce";
import type { RejectionReason } from "./error-responses";
import type { RateLimits } from "./rate-limit";

export interface AcceptorParts {
  readonly outbox: Pick<Outbox, "find" | "accept">;
  readonly checkCaptcha: CheckCaptcha;
  readonly limits: RateLimits;
  /** Told that something waits in the outbox. */
  readonly onAccepted: () => void;
}

export interface RequestMeta {
  readonly id: string;
  /** Tells a second try from a second request. */
  readonly key: string | undefined;
  readonly token: string | undefined;
}

export interface AcceptResult {
  /** "known": the same request was taken before. */
  readonly outcome: "accepted" | "known" | RejectionReason;
  /** Undefined when the captcha was not asked for. */
  readonly captcha?: CaptchaVerdict;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
}

/**
 * Takes a good request over, or says why not. A key is a request's identity: a known request is answered from the outbox,
 * and another one under its key is refused.
 */
export function createAcceptor({ outbox, checkCaptcha, limits, onAccepted }: AcceptorParts) {
  const share = coalesceByKey<AcceptResult>();

  async function take(request: VisitorRequest, { id, key, token }: RequestMeta): Promise<AcceptResult> {
    // Before the captcha, whose tokens serve once: a second try has none left.
    const match = key === undefined ? "unknown" : await outbox.find(key, request);
    if (match !== "unknown") return { outcome: outcomes[match] };
    const captcha = await checkCaptcha(token);
    if (captcha === "missing") return { outcome: "captchaMissing", captcha };
    if (captcha === "refused") return { outcome: "captchaRefused", captcha };
    const retryAfter = limits.ofEveryone();
    if (retryAfter !== undefined) return { outcome: "tooMany", captcha, retryAfter };
    const isVerified = captcha !== "unverified";
    const result = await outbox.accept({ ...request, id, receivedAt: new Date(), isVerified }, key);
    if (result === "accepted") onAccepted();
    return { outcome: outcomes[result], captcha };
  }

  return (request: VisitorRequest, sending: RequestMeta) => {
    const identity = sending.key && `${sending.key} ${JSON.stringify(request)}`;
    return share(identity, () => take(request, sending));
  };
}

/** What the outbox's answer means for the visitor. */
const outcomes = { accepted: "accepted", same: "known", different: "otherRequest" } as const;
