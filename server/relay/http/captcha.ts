import { z } from "zod";
import { captchaTestSecret } from "../../../src/shared/request/relay-contract";
import type { Log } from "../../log";
import { withTimeout } from "../with-timeout";

/** How to reach the captcha's provider. */
interface CaptchaSettings {
  readonly secret: string;
  readonly verifyUrl: string;
}

/**
 * "missing": there was no token. "unverified": the provider could not check it, for which no visitor is
 * rejected. "off": captchas are not checked.
 */
export type CaptchaVerdict = "passed" | "missing" | "refused" | "unverified" | "off";

/** Checks one captcha token. */
export type CheckCaptcha = (token: string | undefined) => Promise<CaptchaVerdict>;

/** In milliseconds, until the whole response body has arrived. */
const timeoutMs = 3_000;

/**
 * The format of tokens from reCAPTCHA, hCaptcha and Turnstile; anything else is refused without calling the
 * provider. Turnstile tokens have at most 2,048 characters; reCAPTCHA tokens of 2,400 and hCaptcha tokens of
 * over 4,000 occur.
 */
const tokenPattern = /^[\w.-]{1,8192}$/;

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().nullish(),
  "error-codes": z.array(z.string()).nullish(),
});
type Answer = z.infer<typeof answerSchema>;

/** The provider's error codes for a wrong secret, which is not the visitor's error. */
const secretErrors = ["missing-input-secret", "invalid-input-secret", "sitekey-secret-mismatch"];
/** Turnstile's error code for an error of its own. */
const providerError = "internal-error";
/** Statuses below 500 that say nothing about the token: not authorized, too slow, gone, or too many requests. */
const tokenlessStatuses = [401, 403, 408, 410, 429];

/**
 * Creates the check of captcha tokens with the provider. Without settings, every request passes as "off".
 * @param siteUrl the site's URL: a captcha that was solved on another host's page is refused
 * @param onChecked called after each request to the provider, with whether it gave a verdict
 */
export function captchaCheck(
  settings: CaptchaSettings | undefined,
  siteUrl: string,
  log: Log,
  onChecked: (worked: boolean) => void = () => {},
): CheckCaptcha {
  if (settings === undefined) return async () => "off";
  return async (token) => {
    if (!token) return "missing";
    if (!tokenPattern.test(token)) return "refused";
    try {
      const answer = await withTimeout(timeoutMs, (signal) => verify(settings, token, signal, log));
      if (answer["error-codes"]?.includes(providerError))
        throw new Error(`The provider answered ${providerError}.`);
      const secretError = secretErrors.find((code) => answer["error-codes"]?.includes(code));
      onChecked(secretError === undefined);
      if (secretError !== undefined) {
        log.error("captcha: the provider does not accept RECAPTCHA_SECRET", { code: secretError });
        return "unverified";
      }
      if (!answer.success) return "refused";
      if (settings.secret === captchaTestSecret || isSolvedOnSite(answer.hostname, siteUrl)) return "passed";
      log.warn("captcha: solved on a host other than that of SITE_URL", { host: answer.hostname });
      return "refused";
    } catch (error) {
      onChecked(false);
      log.warn("captcha: verification is unavailable", { cause: error });
      return "unverified";
    }
  };
}

/** @throws when the provider cannot be reached, or its answer says nothing about the token */
async function verify(
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
  if (response.ok) return answerSchema.parse(await response.json());
  if (status < 400 || status >= 500 || tokenlessStatuses.includes(status))
    throw new Error(`The provider answered ${status}.`);
  log.warn("captcha: the provider rejected a verification request", { status });
  const { data } = answerSchema.safeParse(parseJson(await response.text()));
  return { ...data, success: false };
}

/** Whether a captcha was solved on this site, with or without "www."; unknown hosts and localhost pass. */
function isSolvedOnSite(hostname: string | null | undefined, siteUrl: string): boolean {
  const siteHost = new URL(siteUrl).hostname;
  if (!hostname || ["localhost", "127.0.0.1", "[::1]"].includes(siteHost)) return true;
  return withoutWww(hostname) === withoutWww(siteHost);
}

const withoutWww = (hostname: string) => hostname.toLowerCase().replace(/^www\./, "");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
