import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** A sign-in that someone has started in a browser, and only that browser can finish. */
interface Pending {
  /** GitHub sends it back, which shows that the sign-in was started here. */
  readonly state: string;
  /** GitHub only gets its hash, until the code is exchanged. */
  readonly verifier: string;
}

/** In seconds. GitHub's codes last as long. */
const lifetime = 600;

/** Starts a sign-in, which the browser keeps in a cookie that no script can read. */
export function startPending(context: Context, isSecure: boolean): Pending {
  const pending = { state: secret(), verifier: secret() };
  setCookie(
    context,
    cookieName(isSecure),
    `${pending.state}.${pending.verifier}`,
    options(isSecure, lifetime),
  );
  return pending;
}

/** Ends the sign-in of this browser. @returns undefined if it has none with this state */
export function takePending(context: Context, isSecure: boolean, state: string): Pending | undefined {
  const kept = getCookie(context, cookieName(isSecure))?.split(".");
  setCookie(context, cookieName(isSecure), "", options(isSecure, 0));
  const [own = "", verifier = ""] = kept ?? [];
  return own !== "" && verifier !== "" && isSame(own, state) ? { state, verifier } : undefined;
}

/** What GitHub gets of the verifier. */
export function challengeOf({ verifier }: Pending): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** With the prefix, no other host of the same domain can set it. It needs HTTPS. */
function cookieName(isSecure: boolean): string {
  return isSecure ? "__Host-sign-in" : "sign-in";
}

/** Lax, because GitHub's page leads back here. */
function options(secure: boolean, maxAge: number) {
  return { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge } as const;
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
