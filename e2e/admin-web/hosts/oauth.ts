import { createHash, randomUUID } from "node:crypto";

/** The part of a git host that signs people in (OAuth 2 with PKCE, RFC 7636). */
export interface OAuth {
  /** The page on which someone allows an application to act for her. */
  page(query: URLSearchParams): string;
  /** What the host answers to a code: a token, or an error. */
  exchange(sent: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** Whether a request has a token of this host. */
  isSignedIn(authorization: string | undefined): boolean;
}

/**
 * Creates a stand-in for it.
 * @param registered where the page leads if the application does not say so; GitHub's applications register it
 */
export function createOAuth(registered = ""): OAuth {
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();
  return {
    page(query) {
      const code = randomUUID();
      challenges.set(code, query.get("code_challenge") ?? "");
      const target = new URL(query.get("redirect_uri") ?? registered);
      target.search = `${new URLSearchParams({ code, state: query.get("state") ?? "" })}`;
      return `<!doctype html><title>Allow</title><h1>Allow the website?</h1><a href="${target.href.replaceAll("&", "&amp;")}">Allow</a>`;
    },
    exchange({ code = "", code_verifier: verifier = "" }): Readonly<Record<string, string>> {
      const challenge = challenges.get(code);
      challenges.delete(code);
      const isRight = challenge === createHash("sha256").update(verifier).digest("base64url");
      if (!isRight) return { error: "bad_verification_code" };
      const token = `token-${randomUUID()}`;
      tokens.add(token);
      return { access_token: token, token_type: "bearer" };
    },
    isSignedIn: (authorization = "") => tokens.has(authorization.replace(/^(?:token|Bearer) /i, "")),
  };
}
