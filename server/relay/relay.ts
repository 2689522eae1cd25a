import { randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { validateRequest } from "../../src/forms/validate";
import type { Log } from "../log";
import { leaveAcrossOrigins } from "./across-origins";
import { type Refusal, type RelayAnswer, refusals } from "./answers";
import type { Refuse, RelayContext, RelayEnv } from "./env";
import { onlyFromOurPages, onlyJson, readBody, type Surroundings, withinLimits } from "./guards";
import type { Limit } from "./limits";
import { type TakeParts, taking } from "./take";

/** Made up by whoever sends: visible ASCII, such as a UUID. */
const keyShape = /^[\x21-\x7e]{1,100}$/;

export interface RelayParts extends TakeParts {
  readonly limit: Limit;
  readonly surroundings: Surroundings;
  readonly phone: string;
  readonly log: Log;
}

/** The form relay: takes {name, phone, email, message} as JSON, and answers success only once the outbox has it on disk. */
export function relay({ limit, surroundings, phone, log, ...takeParts }: RelayParts): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>();
  const take = taking(takeParts);
  const refusalFor = refusals(phone);
  const refuse: Refuse = (context, reason) => {
    context.set("outcome", reason);
    return answer(context, refusalFor[reason]);
  };

  app.use(neverCached, leaveAcrossOrigins(surroundings.siteUrl), logged(log));
  app.post(
    "/",
    onlyFromOurPages(surroundings, refuse),
    withinLimits(limit, surroundings, refuse),
    onlyJson(refuse),
    readBody(refuse),
    async (context) => {
      const body = parseJson(await context.req.text());
      if (body === undefined) return refuse(context, "unreadable");
      const verdict = validateRequest(body);
      if (!verdict.ok) {
        context.set("outcome", "invalid");
        return answer(context, {
          status: 400,
          error: verdict.faults.map(({ message }) => message).join(" "),
        });
      }
      const key = context.req.header("Idempotency-Key") || undefined;
      if (key !== undefined && !keyShape.test(key)) return refuse(context, "badKey");
      const token = context.req.header("X-Captcha-Token");
      const outcome = await take(verdict.value, { id: context.get("requestId"), key, token });
      if (outcome !== "accepted" && outcome !== "known") return refuse(context, outcome);
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
    context.header("Retry-After", "60");
    return refuse(context, "notSaved");
  });
  return app;
}

function answer(context: RelayContext, { status, error }: Refusal): Response {
  return context.json<RelayAnswer>({ success: false, error }, status);
}

const neverCached: MiddlewareHandler = async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
};

/** Gives each request the id by which its mail is known too, and logs its end. */
function logged(log: Log): MiddlewareHandler<RelayEnv> {
  return async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const start = performance.now();
    await next();
    log.info("request", {
      requestId,
      method: context.req.method,
      status: context.res.status,
      outcome: context.get("outcome"),
      milliseconds: Math.round(performance.now() - start),
    });
  };
}

/** The text as JSON, or undefined when it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
