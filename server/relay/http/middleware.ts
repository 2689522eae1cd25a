import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { idempotencyKeyHeader } from "../../../src/shared/request/relay-contract";
import type { Log } from "../../log";
import { findSender } from "./client-address";
import { isSameSite } from "./origin";
import type { RateLimits } from "./rate-limit";
import type { Refuse, RelayContext, RelayEnv } from "./relay-env";

/** Where the site is published, and how many of our proxies are in front of the server. */
export interface SiteOrigin {
  readonly siteUrl: string;
  /** How many proxies in front of the server are ours, and so trusted. */
  readonly proxies: number;
}

type Guard = MiddlewareHandler<RelayEnv>;

/** In bytes. */
const maxBodySize = 32 * 1024;

/** Rejects requests from pages of other sites: see origin.ts. */
export function sameSiteOnly({ siteUrl, proxies }: SiteOrigin, refuse: Refuse): Guard {
  return async (context, next) =>
    isSameSite(context.req.raw.headers, siteUrl, proxies) ? next() : refuse(context, "foreign");
}

/**
 * Rate-limits by client before the body is read. Requests that are rejected because of their other headers
 * are not counted, because those checks run first.
 */
export function rateLimit(
  limits: Pick<RateLimits, "ofSender">,
  { proxies }: SiteOrigin,
  log: Pick<Log, "warn">,
  refuse: Refuse,
): Guard {
  let isLogged = false;
  return async (context, next) => {
    const peer = context.env?.incoming?.socket.remoteAddress;
    const sender = findSender(peer, context.req.header("X-Forwarded-For"), proxies);
    if (sender.isUnread && !isLogged) {
      isLogged = true;
      log.warn("an address in X-Forwarded-For cannot be read: such visitors are counted as their proxy");
    }
    const seconds = await limits.ofSender(sender);
    return seconds === undefined ? next() : refuse(context, "tooMany", seconds);
  };
}

/** Requires JSON. This also blocks plain forms on other sites: cross-origin JSON needs a CORS preflight. */
export function onlyJson(refuse: Refuse): Guard {
  return async (context, next) => {
    const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    return type === "application/json" ? next() : refuse(context, "notJson");
  };
}

/** Requires that the idempotency key, if there is one, is visible ASCII, such as a UUID. */
export function onlyGoodKey(refuse: Refuse): Guard {
  return async (context, next) => {
    const key = context.req.header(idempotencyKeyHeader) ?? "";
    return /^[\x21-\x7e]{0,100}$/.test(key) ? next() : refuse(context, "badKey");
  };
}

/**
 * Reads the whole body up front, so that a dropped connection answers 400 instead of being logged as a server
 * error. Hono caches the text for later handlers.
 */
export function readBody(refuse: Refuse): Guard {
  const limited = bodyLimit({
    maxSize: maxBodySize,
    onError: (context) => refuse(context as RelayContext, "tooLong"),
  });
  return async (context, next) => {
    try {
      const refusal = await limited(context, async () => void (await context.req.text()));
      if (refusal) return refusal;
    } catch {
      return refuse(context, "unreadable");
    }
    return next();
  };
}
