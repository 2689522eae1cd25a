/**
 * What a piece of work comes to, or a rejection when its time is over.
 * Not fetch with `AbortSignal.timeout` alone: once the headers are there, Node 20 holds the signal so loosely that it may
 * be tidied away, and who waits for the rest of the answer waits for ever: 60 of 360, with memory tidied often.
 * @param timeoutMs in milliseconds
 * @param work is told by the signal when nobody waits any more
 */
export async function withTimeout<Value>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`There was no whole answer within ${timeoutMs} ms.`);
      reject(error);
      control.abort(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(control.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
