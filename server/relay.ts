import { randomUUID } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { validateRequest } from "../src/forms/validate";
import type { Deliver } from "./mail-folder";

/** What the specification has the relay answer, whatever happens. */
export type RelayAnswer = { success: true } | { success: false; error: string };

/** Where the forms send what visitors write. */
export const relayPath = "/send-email.php";

const longestBody = 32 * 1024;

/**
 * The form relay: takes {name, phone, email, message} as JSON, and answers success only once `deliver` has it for good.
 * @param reportFault told of what kept a good request from being delivered; never given what the visitor wrote
 */
export function relay(deliver: Deliver, reportFault: (error: unknown) => void): Hono {
  const app = new Hono();
  app.use(neverCached);
  app.post("/", requireJson, readBody, async (context) => {
    const body = parseJson(await context.req.text());
    if (body === undefined) return refuseUnreadable(context);
    const verdict = validateRequest(body);
    if (!verdict.ok) return refuse(context, 400, verdict.faults.map((fault) => fault.message).join(" "));
    await deliver({ ...verdict.value, id: randomUUID(), receivedAt: new Date() });
    return context.json<RelayAnswer>({ success: true });
  });
  app.all("/", (context) => {
    context.header("Allow", "POST");
    return refuse(context, 405, "Please send the form from its page.");
  });
  app.onError((error, context) => {
    reportFault(error);
    return refuse(context, 500, "We could not save your request. Please try again, or call us.");
  });
  return app;
}

/** The error is shown to the visitor; the browser has words of its own for some causes, so it names none of them. */
function refuse(context: Context, status: 400 | 405 | 413 | 415 | 500, error: string): Response {
  return context.json<RelayAnswer>({ success: false, error }, status);
}

function refuseUnreadable(context: Context): Response {
  return refuse(context, 400, "The form could not be read. Please send it again.");
}

const neverCached: MiddlewareHandler = async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
};

/** Also keeps other sites' plain forms out: a browser asks leave first before it sends JSON across sites. */
const requireJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuse(context, 415, "The form must be sent as JSON.");
  return next();
};

const limitBody = bodyLimit({
  maxSize: longestBody,
  onError: (context) =>
    refuse(context, 413, "Your message is too long. Please shorten it and send it again."),
});

/**
 * Reads the whole body before anything else is done, so that a connection that breaks off meanwhile, as any visitor's
 * may, is told from a fault of ours and never reported. Hono keeps the text for whoever asks next.
 */
const readBody: MiddlewareHandler = async (context, next) => {
  try {
    const refusal = await limitBody(context, async () => void (await context.req.text()));
    if (refusal) return refusal;
  } catch {
    return refuseUnreadable(context);
  }
  return next();
};

/** The text as JSON, or undefined when it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
