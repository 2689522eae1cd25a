import { z } from "zod";
import type { Log } from "../log";
import { inTime } from "./in-time";

export interface CaptchaSettings {
  readonly secret: string;
  readonly verifyUrl: string;
}

/** "unverified": nobody could say, and a parent must not pay for that. "off": nothing is checked here. */
export type CaptchaVerdict = "passed" | "missing" | "refused" | "unverified" | "off";

export type CheckCaptcha = (token: string | undefined) => Promise<CaptchaVerdict>;

/** In milliseconds, the provider's whole answer included. */
const patience = 3_000;

const answerShape = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).optional() });
/** The provider's words for a mistake in our settings, for which no visitor is to blame. */
const ourMistakes = ["missing-input-secret", "invalid-input-secret"];

/** Asks the captcha's provider about tokens, or lets everyone in when there is no secret to ask with. */
export function captchaCheck(settings: CaptchaSettings | undefined, log: Log): CheckCaptcha {
  if (settings === undefined) return async () => "off";
  return async (token) => {
    if (!token) return "missing";
    try {
      const { success, "error-codes": codes = [] } = await inTime(patience, (signal) =>
        ask(settings, token, signal),
      );
      if (success) return "passed";
      const mistake = ourMistakes.find((code) => codes.includes(code));
      if (mistake === undefined) return "refused";
      log.error("captcha: the provider does not know RECAPTCHA_SECRET", { code: mistake });
    } catch (error) {
      log.warn("captcha: the provider could not be asked", { cause: error });
    }
    return "unverified";
  };
}

async function ask({ secret, verifyUrl }: CaptchaSettings, token: string, signal: AbortSignal) {
  const response = await fetch(verifyUrl, {
    method: "POST",
    body: new URLSearchParams({ secret, response: token }),
    redirect: "error",
    signal,
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
  return answerShape.parse(await response.json());
}
