/**
 * The same function for words that repeat themselves: a call with the same first argument as one less than `every`
 * milliseconds ago does nothing.
 * @returns whether the call was made
 */
export function sparing<Rest extends unknown[]>(
  every: number,
  say: (about: string, ...rest: Rest) => void,
): (about: string, ...rest: Rest) => boolean {
  const saidAt = new Map<string, number>();
  return (about, ...rest) => {
    const now = performance.now();
    if (now - (saidAt.get(about) ?? Number.NEGATIVE_INFINITY) < every) return false;
    saidAt.set(about, now);
    say(about, ...rest);
    return true;
  };
}
