/** Counters of fixed windows, one per name. */
export interface Buckets {
  /** Milliseconds until the name may be counted again; 0 when it may be counted now. */
  wait(name: string): number;
  /** Adds one to the name's counter. */
  add(name: string): void;
}

interface Bucket {
  count: number;
  readonly endsAt: number;
}

/**
 * Fixed-window counters by name. A name's window starts with its first count. The clock is monotonic, so
 * setting the system time has no effect.
 * @param limit how many counts of one name fit into a window
 * @param milliseconds the length of a window
 * @param maxNames how many names are stored; the oldest is evicted first, which bounds the memory
 */
export function createBuckets(limit: number, milliseconds: number, maxNames: number): Buckets {
  // Ordered by the end of their windows, since all windows have the same length.
  const buckets = new Map<string, Bucket>();

  function current(name: string): Bucket | undefined {
    const bucket = buckets.get(name);
    return bucket && bucket.endsAt > performance.now() ? bucket : undefined;
  }

  function evict(now: number): void {
    for (const [oldest, { endsAt }] of buckets) {
      if (endsAt > now && buckets.size < maxNames) return;
      buckets.delete(oldest);
    }
  }

  return {
    wait(name) {
      const bucket = current(name);
      return bucket && bucket.count >= limit ? bucket.endsAt - performance.now() : 0;
    },
    add(name) {
      const bucket = current(name);
      if (bucket) {
        bucket.count++;
        return;
      }
      const now = performance.now();
      buckets.delete(name);
      evict(now);
      buckets.set(name, { count: 1, endsAt: now + milliseconds });
    },
  };
}
