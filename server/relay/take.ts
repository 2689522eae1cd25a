import type { VisitorRequest } from "../../src/forms/validate";
import type { Reason } from "./answers";
import type { CheckCaptcha } from "./captcha";
import { oncePerKey } from "./once-per-key";
import type { Outbox } from "./outbox/outbox";

export interface TakeParts {
  readonly outbox: Pick<Outbox, "find" | "accept">;
  readonly checkCaptcha: CheckCaptcha;
  /** Told that something waits in the outbox. */
  readonly onAccepted: () => void;
}

export interface Sending {
  readonly id: string;
  /** Tells a second try from a second request. */
  readonly key: string | undefined;
  readonly token: string | undefined;
}

/** "known": the same request was taken before. */
export type Taken = "accepted" | "known" | Reason;

/** Takes a good request over, or says why not. A key is a request's identity: a known one is answered from the outbox. */
export function taking({ outbox, checkCaptcha, onAccepted }: TakeParts) {
  const share = oncePerKey<Taken>();

  async function take(request: VisitorRequest, { id, key, token }: Sending): Promise<Taken> {
    // Before the captcha, whose tokens serve once: a second try has none left.
    if (key !== undefined && (await outbox.find(key, request)) !== "unknown") return "known";
    const verdict = await checkCaptcha(token);
    if (verdict === "missing") return "captchaMissing";
    if (verdict === "refused") return "captchaRefused";
    const isVerified = verdict !== "unverified";
    await outbox.accept({ ...request, id, receivedAt: new Date(), isVerified }, key);
    onAccepted();
    return "accepted";
  }

  return (request: VisitorRequest, sending: Sending) => share(sending.key, () => take(request, sending));
}
