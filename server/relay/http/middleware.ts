import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { idempotencyKeyHeader } from "../../../src/shared/request/relay-contract";
import type { Log } from "../../log";
import { findSender } from "./client-address";
import { isSameSite } from "./origin";
import type { RateLimits } from "./rate-limit";
import type { Refuse, RelayContext, RelayEnv } from "./relay-env";

/** What tells our pages, and our proxies, from others. */
export interface SiteOrigin {
  readonly siteUrl: string;
  /** How many proxies in front of the server are ours. */
  readonly proxies: number;
}

type Guard = MiddlewareHandler<RelayEnv>;

const longestBody = 32 * 1024;

/** Refuses the pages of other sites: see origin.ts. */
export function sameSiteOnly({ siteUrl, proxies }: SiteOrigin, refuse: Refuse): Guard {
  return async (context, next) => {
    const source = {
      origin: context.req.header("Origin"),
      fetchSite: context.req.header("Sec-Fetch-Site"),
      host: context.req.header("Host"),
      forwardedHost: context.req.header("X-Forwarded-Host"),
    };
    return isSameSite(source, siteUrl, proxies) ? next() : refuse(context, "foreign");
  };
}

/**
 * Counts the request for its sender, before its body costs anything. What the headers alone refuse comes first and is not
 * counted.
 */
export function rateLimit(
  limits: Pick<RateLimits, "ofSender">,
  { proxies }: SiteOrigin,
  log: Pick<Log, "warn">,
  refuse: Refuse,
): Guard {
  let isTold = false;
  return async (context, next) => {
    const peer = context.env?.incoming?.socket.remoteAddress;
    const sender = findSender(peer, context.req.header("X-Forwarded-For"), proxies);
    if (sender.isUnread && !isTold) {
      isTold = true;
      log.warn("an address in X-Forwarded-For cannot be read: such visitors are counted as their proxy");
    }
    const seconds = limits.ofSender(sender);
    return seconds === undefined ? next() : refuse(context, "tooMany", seconds);
  };
}

/** Also keeps other sites' plain forms out: a browser asks leave first before it sends JSON across sites. */
export function onlyJson(refuse: Refuse): Guard {
  return async (context, next) => {
    const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    return type === "application/json" ? next() : refuse(context, "notJson");
  };
}

/** Lets through only a key that is visible ASCII, such as a UUID, or none. */
export function onlyGoodKey(refuse: Refuse): Guard {
  return async (context, next) => {
    const key = context.req.header(idempotencyKeyHeader) ?? "";
    return /^[\x21-\x7e]{0,100}$/.test(key) ? next() : refuse(context, "badKey");
  };
}

/**
 * Reads the whole body before anything else is done, so that a connection that breaks off meanwhile, as any visitor's
 * may, is told from an error of ours and never reported. Hono keeps the text for whoever asks next.
 */
export function readBody(refuse: Refuse): Guard {
  const limited = bodyLimit({
    maxSize: longestBody,
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
