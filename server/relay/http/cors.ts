import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { captchaTokenHeader, idempotencyKeyHeader } from "../../../src/shared/request/relay-contract";

/** In seconds; browsers remember a leave no longer. */
const twoHours = 7200;

/**
 * Gives the site's own pages leave to send their forms to a relay at another address than theirs; nobody else's.
 * @param siteUrl the origin under which the site is published
 */
export function corsForSite(siteUrl: string): MiddlewareHandler {
  const leave = cors({
    origin: siteUrl,
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type", captchaTokenHeader, idempotencyKeyHeader],
    maxAge: twoHours,
  });
  return (context, next) => (context.req.header("Origin") === siteUrl ? leave(context, next) : next());
}
