import { z } from "zod";
import { captchaTestSecret } from "../../../src/shared/settings/captcha-test-key";
import type { Log } from "../../log";
import { withTimeout } from "../with-timeout";

export interface CaptchaSettings {
  readonly secret: string;
  readonly verifyUrl: string;
}

/** "unverified": nobody could say, and a parent must not pay for that. "off": nothing is checked here. */
export type CaptchaVerdict = "passed" | "missing" | "refused" | "unverified" | "off";

export type CheckCaptcha = (token: string | undefined) => Promise<CaptchaVerdict>;

/** In milliseconds, the provider's whole answer included. */
const timeoutMs = 3_000;

/**
 * What a token looks like at reCAPTCHA, hCaptcha and Turnstile; anything else is not worth a question. Turnstile's have
 * 2,048 characters at most, reCAPTCHA's up to 2,400 have been seen, and hCaptcha's more than 4,000.
 */
const tokenShape = /^[\w.-]{1,8192}$/;

const answerShape = z.object({
  success: z.boolean(),
  hostname: z.string().nullish(),
  "error-codes": z.array(z.string()).nullish(),
});
type Answer = z.infer<typeof answerShape>;

/** The provider's words for a mistake in our settings, for which no visitor is to blame. */
const ourMistakes = ["missing-input-secret", "invalid-input-secret"];
/** Statuses below 500 that say nothing of the token: we may not ask, or ask too often. */
const aboutUs = [401, 403, 429];

/**
 * Asks the captcha's provider about tokens, or lets everyone in when there is no secret to ask with.
 * @param siteUrl the site's address: a captcha that was solved on another host's page is refused
 */
export function captchaCheck(settings: CaptchaSettings | undefined, siteUrl: string, log: Log): CheckCaptcha {
  if (settings === undefined) return async () => "off";
  return async (token) => {
    if (!token) return "missing";
    if (!tokenShape.test(token)) return "refused";
    try {
      const answer = await withTimeout(timeoutMs, (signal) => ask(settings, token, signal, log));
      const mistake = ourMistakes.find((code) => answer["error-codes"]?.includes(code));
      if (mistake !== undefined) {
        log.error("captcha: the provider does not know RECAPTCHA_SECRET", { code: mistake });
        return "unverified";
      }
      if (!answer.success) return "refused";
      if (settings.secret === captchaTestSecret || isOurs(answer.hostname, siteUrl)) return "passed";
      log.warn("captcha: solved on another host than that of SITE_URL", { host: answer.hostname });
      return "refused";
    } catch (error) {
      log.warn("captcha: the provider could not be asked", { cause: error });
      return "unverified";
    }
  };
}

/** @throws when the provider cannot be reached, or its answer says nothing of the token */
async function ask(
  { secret, verifyUrl }: CaptchaSettings,
  token: string,
  signal: AbortSignal,
  log: Log,
): Promise<Answer> {
  const response = await fetch(verifyUrl, {
    method: "POST",
    body: new URLSearchParams({ secret, response: token }),
    redirect: "error",
    signal,
  });
  const { status } = response;
  if (response.ok) return answerShape.parse(await response.json());
  if (status < 400 || status >= 500 || aboutUs.includes(status))
    throw new Error(`The provider answered ${status}.`);
  log.warn("captcha: the provider refused a question", { status });
  const { data } = answerShape.safeParse(parseJson(await response.text()));
  return { ...data, success: false };
}

/** Whether a captcha was solved on the site's own pages, with or without "www."; unknown hosts and development pass. */
function isOurs(hostname: string | null | undefined, siteUrl: string): boolean {
  const own = new URL(siteUrl).hostname;
  if (!hostname || ["localhost", "127.0.0.1", "[::1]"].includes(own)) return true;
  return bare(hostname) === bare(own);
}

const bare = (hostname: string) => hostname.toLowerCase().replace(/^www\./, "");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
