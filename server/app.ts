import { Hono, type MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Redirect } from "../src/shared/http/redirect";
import { relayPath } from "../src/shared/request/relay-contract";
import { signInPath } from "../src/shared/site/admin-paths";
import type { Log } from "./log";
import type { RunningRelay } from "./relay/start";
import type { SignInEnv } from "./sign-in/sign-in";
import { headersOf, type SecurityHeaders } from "./static/security-headers";
import { redirects, staticFiles } from "./static/static";

/** What the app needs from its environment. */
interface AppConfig {
  readonly publicDirectory: string;
  /** Reads the current security headers. */
  readonly policy: () => SecurityHeaders;
  readonly redirects: readonly Redirect[];
  readonly relay: Pick<RunningRelay, "app" | "health">;
  /** The sign-in helper of /admin; absent if it is off. */
  readonly signIn?: Hono<SignInEnv>;
  readonly log: Pick<Log, "error">;
}

/** Creates the Hono app of the whole site, independent of process and port. */
export function createApp({
  publicDirectory,
  policy,
  redirects: entries,
  relay,
  signIn,
  log,
}: AppConfig): Hono {
  const app = new Hono();
  app.use(withHeaders(policy));
  app.get("/healthz", async (context) => {
    const { status, mail, reasons } = await relay.health();
    const body = { status, mail, reasons };
    const code = status === "ok" || status === "degraded" ? 200 : 503;
    return context.json(body, code, { "Cache-Control": "no-store" });
  });
  app.route(relayPath, relay.app);
  // 308 keeps the method and the body, unlike the pages' 301.
  app.all(`${relayPath}/`, (context) => context.redirect(relayPath, 308));
  if (signIn !== undefined) app.route(signInPath, signIn);
  app.get("*", redirects(entries), staticFiles(publicDirectory));
  // Last, so that it only sees requests that no other route has answered.
  app.use(methodNotAllowed({ app }));
  app.onError((error, context) => {
    log.error("a page could not be served", { cause: error });
    return context.text("Something went wrong on our side. Please try again.", 500);
  });
  return app;
}

/**
 * Sets the security headers after all other middleware, which may replace the response. Headers that a route has set
 * itself are kept.
 */
function withHeaders(readPolicy: AppConfig["policy"]): MiddlewareHandler {
  return async (context, next) => {
    // Read first: an error after it would leave the response's file open.
    const policy = readPolicy();
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(headersOf(policy, context.req.path, headers))) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}
