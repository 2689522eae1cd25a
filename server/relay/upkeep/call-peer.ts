import { withTimeout } from "../with-timeout";

/** In milliseconds, the whole answer included. */
const timeout = 5_000;

/**
 * Calls a service of the operator's.
 * @throws when it does not answer 2xx in 5 seconds; the error's code is the status, and never holds the address
 */
export async function callPeer(url: string, init: RequestInit = {}): Promise<void> {
  await withTimeout(timeout, async (signal) => {
    // A redirect would turn a POST into a GET, which arrives and says nothing.
    const response = await fetch(url, { ...init, redirect: "error", signal });
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error(`The service answered ${response.status}.`), { code: response.status });
  });
}
