import { Hono, type MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Redirect } from "../src/shared/http/redirect";
import { relayPath } from "../src/shared/request/relay-contract";
import type { SiteEnv } from "./hono-env";
import type { Log } from "./log";
import type { RunningRelay } from "./relay/start";
import { redirects } from "./static/redirects";
import type { SecurityHeaders } from "./static/security-headers";
import { staticFiles } from "./static/static";

/** All that the site needs of the world around it. */
export interface AppConfig {
  readonly publicDirectory: string;
  readonly policy: () => SecurityHeaders;
  readonly redirects: readonly Redirect[];
  readonly relay: Pick<RunningRelay, "app" | "health">;
  readonly log: Pick<Log, "error">;
}

/** The whole site as a function from requests to responses; it knows neither process nor port. */
export function createApp({
  publicDirectory,
  policy,
  redirects: entries,
  relay,
  log,
}: AppConfig): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(withHeaders(policy));
  app.get("/healthz", async (context) => {
    const { status, mail, reasons } = await relay.health();
    const body = { status, mail, reasons };
    return context.json(body, status === "down" ? 503 : 200, { "Cache-Control": "no-store" });
  });
  app.route(relayPath, relay.app);
  // 308, unlike the pages' 301, keeps the method and what was posted.
  app.all(`${relayPath}/`, (context) => context.redirect(relayPath, 308));
  app.get("*", redirects(entries), staticFiles(publicDirectory, policy));
  // Last, where only what nothing else answers comes by.
  app.use(methodNotAllowed({ app }));
  app.onError((error, context) => {
    log.error("a page could not be served", { cause: error });
    return context.text("Something went wrong on our side. Please try again.", 500);
  });
  return app;
}

/** Set last, since a response may have been made anew on its way out. Files bring theirs: see static.ts. */
function withHeaders(policy: AppConfig["policy"]): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    if (context.get("isFile")) return;
    const { headers } = context.res;
    for (const [name, value] of Object.entries(policy().documents)) headers.set(name, value);
  };
}
