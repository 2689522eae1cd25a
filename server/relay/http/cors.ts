import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { captchaTokenHeader, idempotencyKeyHeader } from "../../../src/shared/request/relay-contract";

/** In seconds. Browsers cache a preflight response for two hours at most. */
const twoHours = 7200;

/**
 * CORS for a relay on another origin than the site: only pages of the site may send forms to it.
 * @param siteUrl the origin under which the site is published
 */
export function corsForSite(siteUrl: string): MiddlewareHandler {
  const allowSite = cors({
    origin: siteUrl,
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type", captchaTokenHeader, idempotencyKeyHeader],
    maxAge: twoHours,
  });
  return (context, next) => (context.req.header("Origin") === siteUrl ? allowSite(context, next) : next());
}
