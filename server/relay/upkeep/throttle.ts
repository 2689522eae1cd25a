/**
 * Throttles a function by its first argument: a call is skipped when the last one with the same first
 * argument was made less than `every` milliseconds ago.
 * @returns a function that returns whether the call was made
 */
export function throttle<Rest extends unknown[]>(
  every: number,
  call: (key: string, ...rest: Rest) => void,
): (key: string, ...rest: Rest) => boolean {
  const calledAt = new Map<string, number>();
  return (key, ...rest) => {
    const now = performance.now();
    if (now - (calledAt.get(key) ?? Number.NEGATIVE_INFINITY) < every) return false;
    calledAt.set(key, now);
    call(key, ...rest);
    return true;
  };
}
