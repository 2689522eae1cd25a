import { Hono, type MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { fileHeaders } from "../src/utils/file-headers";
import { immutable, revalidate } from "./caching";
import type { Log } from "./log";
import type { readPolicy } from "./policy";
import { type Redirect, redirects } from "./redirects";
import { relayPath } from "./relay/path";
import type { RunningRelay } from "./relay/start";
import { serveStatic } from "./static";

/** All that the site needs of the world around it. */
export interface AppConfig {
  readonly publicDirectory: string;
  readonly policy: ReturnType<typeof readPolicy>;
  readonly redirects: readonly Redirect[];
  readonly relay: Pick<RunningRelay, "app" | "health">;
  readonly log: Pick<Log, "error">;
}

/** The whole site as a function from requests to responses; it knows neither process nor port. */
export function createApp({ publicDirectory, policy, redirects: entries, relay, log }: AppConfig): Hono {
  const app = new Hono();
  app.use(withHeaders(policy));
  app.use(methodNotAllowed({ app }));
  app.get("/healthz", async (context) => {
    const status = await relay.health();
    return context.json({ status }, status === "down" ? 503 : 200, { "Cache-Control": "no-store" });
  });
  app.route(relayPath, relay.app);
  // 308, unlike the pages' 301, keeps the method and what was posted.
  app.all(`${relayPath}/`, (context) => context.redirect(relayPath, 308));
  app.get("*", redirects(entries), serveStatic(publicDirectory));
  app.onError((error, context) => {
    log.error("a page could not be served", { cause: error });
    return context.text("Something went wrong on our side. Please try again.", 500);
  });
  return app;
}

/** Set last, since a response may have been made anew on its way out. */
function withHeaders(policy: AppConfig["policy"]): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const isPart = isLoadedByPages(headers);
    for (const [name, value] of Object.entries(policy())) {
      if (!isPart || fileHeaders.has(name)) headers.set(name, value);
    }
  };
}

/**
 * Pictures, fonts, scripts under hashed names and Gatsby's data; not the relay's own JSON, and neither a service worker
 * nor a drawing, which a browser can open by itself.
 */
function isLoadedByPages(headers: Headers): boolean {
  const type = headers.get("Content-Type") ?? "";
  const caching = headers.get("Cache-Control");
  return (
    /^(font\/|image\/(?!svg))/.test(type) ||
    caching === immutable ||
    (caching === revalidate && /json/.test(type))
  );
}
