import type { VisitorRequest } from "../../src/forms/validate";
import type { Reason } from "./answers";
import type { CaptchaVerdict, CheckCaptcha } from "./captcha";
import type { Limits } from "./http/limits";
import { oncePerKey } from "./once-per-key";
import type { Outbox } from "./outbox/outbox";

export interface TakeParts {
  readonly outbox: Pick<Outbox, "find" | "accept">;
  readonly checkCaptcha: CheckCaptcha;
  readonly limits: Limits;
  /** Told that something waits in the outbox. */
  readonly onAccepted: () => void;
}

export interface Sending {
  readonly id: string;
  /** Tells a second try from a second request. */
  readonly key: string | undefined;
  readonly token: string | undefined;
}

export interface Taken {
  /** "known": the same request was taken before. */
  readonly outcome: "accepted" | "known" | Reason;
  /** Undefined when the captcha was not asked for. */
  readonly captcha?: CaptchaVerdict;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
}

/** Takes a good request over, or says why not. A key is a request's identity: a known one is answered from the outbox. */
export function taking({ outbox, checkCaptcha, limits, onAccepted }: TakeParts) {
  const share = oncePerKey<Taken>();

  async function take(request: VisitorRequest, { id, key, token }: Sending): Promise<Taken> {
    // Before the captcha, whose tokens serve once: a second try has none left.
    if (key !== undefined && (await outbox.find(key, request)) !== "unknown") return { outcome: "known" };
    const captcha = await checkCaptcha(token);
    if (captcha === "missing") return { outcome: "captchaMissing", captcha };
    if (captcha === "refused") return { outcome: "captchaRefused", captcha };
    const retryAfter = limits.ofEveryone();
    if (retryAfter !== undefined) return { outcome: "tooMany", captcha, retryAfter };
    const isVerified = captcha !== "unverified";
    await outbox.accept({ ...request, id, receivedAt: new Date(), isVerified }, key);
    onAccepted();
    return { outcome: "accepted", captcha };
  }

  return (request: VisitorRequest, sending: Sending) => share(sending.key, () => take(request, sending));
}
