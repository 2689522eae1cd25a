import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { captchaTokenHeader, idempotencyKeyHeader } from "../../../src/shared/request/relay-contract";
import type { Log } from "../../log";
import type { CaptchaVerdict } from "./captcha";
import { findSender, trusted } from "./client-address";
import type { RejectionReason } from "./error-responses";
import type { RateLimits } from "./rate-limit";

/** Where the site is published, and how many of our proxies are in front of the server. */
export interface SiteOrigin {
  readonly siteUrl: string;
  /** How many proxies in front of the server are ours, and so trusted. */
  readonly proxies: number;
}

/** How a request to the relay ended. */
export type Outcome = "accepted" | "known" | "invalid" | RejectionReason;

/** Hono's context type for the relay. */
export interface RelayEnv {
  /** Empty in tests, which have no connection. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; outcome: Outcome; captcha: CaptchaVerdict | undefined };
}

/** The Hono context of one request to the relay. */
export type RelayContext = Context<RelayEnv>;

/** Answers with the error response for a reason, and with Retry-After in seconds where that helps. */
export type Refuse = (context: RelayContext, reason: RejectionReason, retryAfter?: number) => Response;

type Guard = MiddlewareHandler<RelayEnv>;

/** In bytes. */
const maxBodySize = 32 * 1024;

/** Rejects requests from pages of other sites. */
export function sameSiteOnly({ siteUrl, proxies }: SiteOrigin, refuse: Refuse): Guard {
  return async (context, next) =>
    isSameSite(context.req.raw.headers, siteUrl, proxies) ? next() : refuse(context, "foreign");
}

/**
 * Whether a request comes from our own pages. Browsers send Origin with every POST, so a request without it
 * does not come from another site's page. No page can set these headers itself.
 * @param headers those of the request, which say where it comes from, and to which host it was sent
 * @param siteUrl the origin under which the site is published
 * @param proxies how many proxies in front of us are ours, and so trusted to forward the requested host
 */
export function isSameSite(headers: Headers, siteUrl: string, proxies: number): boolean {
  const origin = headers.get("Origin");
  if (origin === null || origin === siteUrl || headers.get("Sec-Fetch-Site") === "same-origin") return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (!["http:", "https:"].includes(page.protocol)) return false;
  const forwarded = trusted(headers.get("X-Forwarded-Host") ?? undefined, proxies);
  return [headers.get("Host"), ...forwarded].some((host) => host && isHostOf(page, host));
}

/** Compares with default ports left out: "clinic.example:443" is the host of "https://clinic.example". */
function isHostOf(page: URL, host: string): boolean {
  const url = `${page.protocol}//${host}`;
  return URL.canParse(url) && new URL(url).host === page.host;
}

/**
 * Rate-limits by client before the body is read. Requests that are rejected because of their other headers
 * are not counted, because those checks run first. Those that we could not save are taken back.
 */
export function rateLimit(
  limits: Pick<RateLimits, "ofSender" | "giveBack">,
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
    if (seconds !== undefined) return refuse(context, "tooMany", seconds);
    await next();
    // The browser tries again by itself, which must not lock out the others who share the address.
    if (context.get("outcome") === "notSaved") limits.giveBack(sender);
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
