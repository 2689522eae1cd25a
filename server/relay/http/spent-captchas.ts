import { createHash } from "node:crypto";
import type { CaptchaVerdict, CheckCaptcha } from "./captcha";

interface SpentCaptcha {
  readonly verdict: CaptchaVerdict;
  readonly endsAt: number;
}

/** In milliseconds: as long as a token of reCAPTCHA lasts, and longer than the browser's retries. */
const lifetime = 2 * 60_000;

/** How many are known, about 2 MB. Only requests that pass the captcha and are not stored stay here. */
const mostKnown = 10_000;

/**
 * Creates a captcha check that knows the verdicts of requests that are not stored yet. Tokens are single-use, so the
 * provider would refuse the token of a request that is sent again because it could not be stored.
 */
export function rememberSpent(checkCaptcha: CheckCaptcha) {
  // Ordered by their ends, since all last equally long.
  const known = new Map<string, SpentCaptcha>();

  function remember(name: string, verdict: CaptchaVerdict): void {
    const now = performance.now();
    for (const [oldest, { endsAt }] of known) {
      if (endsAt > now && known.size < mostKnown) break;
      known.delete(oldest);
    }
    known.set(name, { verdict, endsAt: now + lifetime });
  }

  return {
    /**
     * Checks a token for one request, or repeats the verdict with which that request was not stored.
     * @param identity tells a retry from a second request; without it, each request needs a token of its own
     */
    async check(identity: string | undefined, token: string | undefined): Promise<CaptchaVerdict> {
      if (identity === undefined) return checkCaptcha(token);
      const name = nameOf(identity, token);
      const spent = known.get(name);
      if (spent && spent.endsAt > performance.now()) return spent.verdict;
      const verdict = await checkCaptcha(token);
      if (verdict === "passed" || verdict === "unverified") remember(name, verdict);
      return verdict;
    },
    /** Forgets the verdict of a request that is stored, so that its token counts once. */
    forget(identity: string | undefined, token: string | undefined): void {
      if (identity !== undefined) known.delete(nameOf(identity, token));
    },
  };
}

/** A hash: neither a token nor what a visitor wrote is kept. */
function nameOf(...parts: readonly [identity: string, token: string | undefined]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
