import { randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import {
  captchaTokenHeader,
  idempotencyKeyHeader,
  type RelayAnswer,
} from "../../../src/shared/request/relay-contract";
import { validateRequest } from "../../../src/shared/request/validate-request";
import { validation } from "../../../src/words/en/sending";
import type { Log } from "../../log";
import { type AcceptorParts, createAcceptor } from "./accept-request";
import { type ErrorResponse, errorResponses } from "./error-responses";
import {
  corsForSite,
  type Outcome,
  onlyGoodKey,
  onlyJson,
  type Refuse,
  type RelayContext,
  type RelayEnv,
  rateLimit,
  readBody,
  type SiteOrigin,
  sameSiteOnly,
} from "./middleware";
import type { RateLimits } from "./rate-limit";

interface RelayParts extends AcceptorParts {
  readonly limits: RateLimits;
  readonly surroundings: SiteOrigin;
  readonly phone: string;
  readonly log: Log;
  /** Called after each request with its outcome and duration. */
  readonly onAnswered?: (outcome: Outcome, milliseconds: number) => void;
}

/**
 * The form relay: accepts {name, phone, email, message} as JSON and answers success only once it is on disk.
 */
export function relay(parts: RelayParts): Hono<RelayEnv> {
  const { limits, surroundings, phone, log } = parts;
  const app = new Hono<RelayEnv>();
  const accept = createAcceptor(parts);
  const responses = errorResponses(phone);
  const refuse: Refuse = (context, reason, retryAfter) => {
    context.set("outcome", reason);
    if (retryAfter !== undefined) context.header("Retry-After", `${retryAfter}`);
    return answer(context, responses[reason]);
  };

  app.use(noStore, corsForSite(surroundings.siteUrl), logRequests(parts));
  app.post(
    "/",
    sameSiteOnly(surroundings, refuse),
    onlyJson(refuse),
    onlyGoodKey(refuse),
    rateLimit(limits, surroundings, log, refuse),
    readBody(refuse),
    async (context) => {
      const body: unknown = await context.req.json().catch(() => undefined);
      if (body === undefined) return refuse(context, "unreadable");
      const verdict = validateRequest(body, validation);
      if (!verdict.ok) {
        context.set("outcome", "invalid");
        return answer(context, {
          status: 400,
          error: verdict.errors.map(({ message }) => message).join(" "),
        });
      }
      const key = context.req.header(idempotencyKeyHeader) || undefined;
      const token = context.req.header(captchaTokenHeader);
      const meta = { id: context.get("requestId"), key, token };
      const { outcome, captcha, retryAfter } = await accept(verdict.value, meta);
      context.set("captcha", captcha);
      if (outcome !== "accepted" && outcome !== "known") return refuse(context, outcome, retryAfter);
      context.set("outcome", outcome);
      return context.json<RelayAnswer>({ success: true });
    },
  );
  app.all("/", (context) => {
    context.header("Allow", "POST");
    return refuse(context, "notPosted");
  });
  app.onError((error, context) => {
    log.error("a request could not be saved", { requestId: context.get("requestId"), cause: error });
    return refuse(context, "notSaved", 60);
  });
  return app;
}

function answer(context: RelayContext, { status, error }: ErrorResponse): Response {
  return context.json<RelayAnswer>({ success: false, error }, status);
}

const noStore: MiddlewareHandler = async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
};

/** Gives each request an id, which its mail has too, and logs and reports its outcome. */
function logRequests({ log, onAnswered }: RelayParts): MiddlewareHandler<RelayEnv> {
  return async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const start = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - start);
    const outcome: Outcome | undefined = context.get("outcome");
    const captcha = context.get("captcha");
    const { method } = context.req;
    log.info("request", { requestId, method, status: context.res.status, outcome, captcha, milliseconds });
    // A CORS preflight has no outcome.
    if (outcome !== undefined) onAnswered?.(outcome, milliseconds);
  };
}
