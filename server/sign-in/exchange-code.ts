import { z } from "zod";
import { withTimeout } from "../relay/with-timeout";
import type { SignInSettings } from "./settings";

/** In milliseconds, until the whole response has arrived. */
const timeoutMs = 5_000;

const answerSchema = z.object({
  access_token: z
    .string()
    .regex(/^[\w-]{1,1000}$/)
    .optional(),
  error: z
    .string()
    .regex(/^\w{1,60}$/)
    .optional(),
});

/** A token, or GitHub's name for what is wrong, such as "bad_verification_code". */
export type Exchange = { readonly token: string } | { readonly error: string };

/**
 * Exchanges the code of a sign-in for a token.
 * @param verifier the secret of the browser that started it (PKCE, RFC 7636)
 * @throws when GitHub cannot be reached, or its answer cannot be understood
 */
export function exchangeCode(settings: SignInSettings, code: string, verifier: string): Promise<Exchange> {
  return withTimeout(timeoutMs, async (signal) => {
    const response = await fetch(`${settings.githubUrl}/login/oauth/access_token`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        code,
        code_verifier: verifier,
      }),
      redirect: "error",
      signal,
    });
    if (!response.ok) throw new Error(`GitHub answered ${response.status}.`);
    const { access_token: token, error } = answerSchema.parse(await response.json());
    if (token !== undefined) return { token };
    if (error !== undefined) return { error };
    throw new Error("GitHub's answer has neither a token nor an error.");
  });
}
