import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { CaptchaVerdict } from "./captcha";
import type { RejectionReason } from "./error-responses";

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
