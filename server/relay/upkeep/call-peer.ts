import { withTimeout } from "../with-timeout";

/** In milliseconds, until the whole response has arrived. */
const timeoutMs = 5_000;

/**
 * Calls one of the operator's services, such as a webhook.
 * @throws when it does not answer 2xx within 5 seconds; the error's code is the status, and it never contains
 *   the URL
 */
export async function callPeer(url: string, init: RequestInit = {}): Promise<void> {
  await withTimeout(timeoutMs, async (signal) => {
    // A redirect would turn a POST into a GET without the body.
    const response = await fetch(url, { ...init, redirect: "error", signal });
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error(`The service answered ${response.status}.`), { code: response.status });
  });
}
