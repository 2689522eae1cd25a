import { z } from "zod";
import { mustBe, origin } from "../../src/shared/settings/setting-rules";

/** How editors at /admin sign in at GitHub. */
export type SignInSettings = NonNullable<ReturnType<typeof signInOf>>;

/** The settings of the sign-in helper, as fields of the server's settings. */
export const signInFields = {
  GITHUB_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+$/, { error: mustBe("the client ID of the OAuth application at GitHub") })
    .optional(),
  GITHUB_CLIENT_SECRET: z.string().trim().optional(),
  ADMIN_ORIGIN: origin("https://www.example.org").optional(),
  /** GitHub, or a GitHub Enterprise server. */
  GITHUB_URL: origin("https://github.com").default("https://github.com"),
};

type Given = z.infer<z.ZodObject<typeof signInFields>>;

/** Finds what is missing beside the other setting. @returns one message, or none */
export function missingForSignIn(given: Readonly<Record<string, string | undefined>>): string[] {
  const names = ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"];
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length !== 1) return [];
  const [present] = names.filter((name) => given[name] !== undefined);
  return [
    `${missing[0]} is not set, but ${present} is. Signing in at /admin needs both, or neither to be off.`,
  ];
}

/** Returns the settings of the sign-in helper; undefined if it is off. */
export function signInOf(given: Given, siteUrl: string) {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = given;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  // Only /admin of this origin gets a token.
  const adminOrigin = given.ADMIN_ORIGIN ?? siteUrl;
  return { clientId, clientSecret, adminOrigin, githubUrl: given.GITHUB_URL };
}
