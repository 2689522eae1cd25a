import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { CaptchaVerdict } from "./captcha";
import type { RejectionReason } from "./error-responses";

/** How a request to the relay ended. */
export type Outcome = "accepted" | "known" | "invalid" | RejectionReason;

/** What is known of a request on its way through the relay. */
export interface RelayEnv {
  /** Absent in tests, which have no connection. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; outcome: Outcome; captcha: CaptchaVerdict | undefined };
}

export type RelayContext = Context<RelayEnv>;

/** Answers with a refusal, and says how many seconds to wait where that helps. */
export type Refuse = (context: RelayContext, reason: RejectionReason, retryAfter?: number) => Response;
