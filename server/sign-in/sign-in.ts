import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { signInPath } from "../../src/shared/site/admin-paths";
import type { Log } from "../log";
import { findSender } from "../relay/http/client-address";
import { createRateLimits, defaultRateLimit } from "../relay/http/rate-limit";
import { withTimeout } from "../relay/with-timeout";
import { donePage, type ProblemName, problemPage, problems } from "./pages";
import { challengeOf, startPending, takePending } from "./pending";
import type { SignInSettings } from "./settings";

/** Hono's context type; empty in tests, which have no connection. */
export interface SignInEnv {
  Bindings: Partial<HttpBindings>;
}

type SignInContext = Context<SignInEnv>;

/** What an editor needs to be able to do: read and write repositories, and say who has changed something. */
const scope = "repo read:user";

const scriptPath = `${signInPath}/tell-editor.js`;

/** The policy of these pages. Any other opener policy would cut the popup off from the editor. */
const headers = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

/** GitHub's names for what can be wrong with an exchange. */
const reasons: Readonly<Record<string, ProblemName>> = {
  access_denied: "refused",
  bad_verification_code: "outdated",
  incorrect_client_credentials: "wrongApp",
};

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
type Exchange = { readonly token: string } | { readonly error: string };

/**
 * Exchanges the code of a sign-in for a token.
 * @param verifier the secret of the browser that started it (PKCE, RFC 7636)
 * @throws when GitHub cannot be reached, or its answer cannot be understood
 */
function exchangeCode(settings: SignInSettings, code: string, verifier: string): Promise<Exchange> {
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

/**
 * The script of the popup: gives the token to the window that opened it, if that is the editor's. Each side says first
 * that it is ready, which is how Netlify, Decap and Sveltia do it.
 */
const tellEditor = `const { origin, token } = JSON.parse(document.getElementById("answer").textContent);
const ready = "authorizing:github";
addEventListener("message", (event) => {
  if (event.source !== opener || event.origin !== origin || event.data !== ready) return;
  const answer = JSON.stringify({ provider: "github", token });
  opener.postMessage("authorization:github:success:" + answer, origin);
});
opener?.postMessage(ready, origin);
`;

/**
 * Helps editors at /admin to sign in at GitHub, which gives tokens only to a server that knows a secret. No token and no
 * code is ever logged, and no token is in an address.
 * @param proxies how many proxies in front of the server are ours, and so trusted
 */
export function signIn(settings: SignInSettings, proxies: number, log: Log): Hono<SignInEnv> {
  const { adminOrigin, clientId, githubUrl } = settings;
  const isSecure = adminOrigin.startsWith("https:");
  const limits = createRateLimits(defaultRateLimit);
  const app = new Hono<SignInEnv>();

  const show = (context: SignInContext, name: ProblemName, details = {}) => {
    log.warn("sign-in at /admin failed", { outcome: name, ...details });
    return context.html(problemPage(name), problems[name].status);
  };
  const limited: MiddlewareHandler<SignInEnv> = async (context, next) => {
    const peer = context.env?.incoming?.socket.remoteAddress;
    const wait = await limits.ofSender(findSender(peer, context.req.header("X-Forwarded-For"), proxies));
    if (wait === undefined) return next();
    context.header("Retry-After", `${wait}`);
    return show(context, "tooMany");
  };

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    await next();
  });
  app.get("/tell-editor.js", (context) =>
    context.body(tellEditor, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get("/", limited, (context) => {
    if (context.req.query("provider") !== "github") return show(context, "wrongHost");
    const pending = startPending(context, isSecure);
    const query = new URLSearchParams({
      client_id: clientId,
      scope,
      state: pending.state,
      code_challenge: challengeOf(pending),
      code_challenge_method: "S256",
    });
    return context.redirect(`${githubUrl}/login/oauth/authorize?${query}`);
  });
  app.get("/callback", limited, async (context) => {
    const { code = "", state = "", error = "" } = context.req.query();
    const pending = takePending(context, isSecure, state);
    if (pending === undefined) return show(context, "outdated");
    if (error !== "") return show(context, reasons[error] ?? "unexpected");
    try {
      const exchange = await exchangeCode(settings, code, pending.verifier);
      if ("error" in exchange)
        return show(context, reasons[exchange.error] ?? "unexpected", { code: exchange.error });
      log.info("sign-in at /admin", { outcome: "done" });
      return context.html(donePage(adminOrigin, exchange.token, scriptPath));
    } catch (cause) {
      return show(context, "away", { cause });
    }
  });
  return app;
}
