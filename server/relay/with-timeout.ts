/**
 * Runs some work with a timeout. `AbortSignal.timeout` alone is not enough for fetch: Node 20 can
 * garbage-collect the signal once the headers have arrived, and reading the body then hangs. See
 * docs/performance.md.
 * @param timeoutMs in milliseconds
 * @param work gets a signal that is aborted at the timeout
 * @throws what `work` throws, or an Error at the timeout
 */
export async function withTimeout<Value>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No complete response within ${timeoutMs} ms.`);
      reject(error);
      control.abort(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(control.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
