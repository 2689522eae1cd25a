import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { clientAddress } from "./client-address";
import type { Refuse, RelayContext, RelayEnv } from "./env";
import type { Limit } from "./limits";
import { isFromOurPages } from "./origin";

/** What tells our pages, and our proxies, from others. */
export interface Surroundings {
  readonly siteUrl: string;
  /** How many proxies in front of the server are ours. */
  readonly proxies: number;
}

type Guard = MiddlewareHandler<RelayEnv>;

const longestBody = 32 * 1024;

export function onlyFromOurPages({ siteUrl, proxies }: Surroundings, refuse: Refuse): Guard {
  return async (context, next) => {
    const source = {
      origin: context.req.header("Origin"),
      fetchSite: context.req.header("Sec-Fetch-Site"),
      host: context.req.header("Host"),
      forwardedHost: context.req.header("X-Forwarded-Host"),
    };
    return isFromOurPages(source, siteUrl, proxies) ? next() : refuse(context, "foreign");
  };
}

export function withinLimits(limit: Limit, { proxies }: Surroundings, refuse: Refuse): Guard {
  return async (context, next) => {
    const peer = context.env?.incoming?.socket.remoteAddress;
    const seconds = await limit(clientAddress(peer, context.req.header("X-Forwarded-For"), proxies));
    if (seconds === undefined) return next();
    context.header("Retry-After", `${seconds}`);
    return refuse(context, "tooMany");
  };
}

/** Also keeps other sites' plain forms out: a browser asks leave first before it sends JSON across sites. */
export function onlyJson(refuse: Refuse): Guard {
  return async (context, next) => {
    const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    return type === "application/json" ? next() : refuse(context, "notJson");
  };
}

/**
 * Reads the whole body before anything else is done, so that a connection that breaks off meanwhile, as any visitor's
 * may, is told from a fault of ours and never reported. Hono keeps the text for whoever asks next.
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
