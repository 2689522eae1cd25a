/** Memoizes a function of one string. */
export function memoize<Result>(compute: (key: string) => Result): (key: string) => Result {
  const cache = new Map<string, { result: Result }>();
  return (key) => {
    const entry = cache.get(key) ?? { result: compute(key) };
    cache.set(key, entry);
    return entry.result;
  };
}
