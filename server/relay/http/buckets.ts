export interface Buckets {
  /** Milliseconds until the name may be counted again; 0 when it may be now. */
  wait(name: string): number;
  /** Counts one for the name. */
  add(name: string): void;
}

interface Bucket {
  count: number;
  readonly endsAt: number;
}

/**
 * Counts by name. A name's time begins when it is first counted, and is measured by the clock that nobody sets.
 * @param room how many of one name fit into its time
 * @param milliseconds how long the time of a name is
 * @param most how many names are kept: under a flood of new ones the oldest goes, so that the memory has a bound
 */
export function createBuckets(room: number, milliseconds: number, most: number): Buckets {
  // In the order in which their times end, since all times are equally long.
  const buckets = new Map<string, Bucket>();

  function current(name: string): Bucket | undefined {
    const bucket = buckets.get(name);
    return bucket && bucket.endsAt > performance.now() ? bucket : undefined;
  }

  function makeRoom(now: number): void {
    for (const [oldest, { endsAt }] of buckets) {
      if (endsAt > now && buckets.size < most) return;
      buckets.delete(oldest);
    }
  }

  return {
    wait(name) {
      const bucket = current(name);
      return bucket && bucket.count >= room ? bucket.endsAt - performance.now() : 0;
    },
    add(name) {
      const bucket = current(name);
      if (bucket) {
        bucket.count++;
        return;
      }
      const now = performance.now();
      buckets.delete(name);
      makeRoom(now);
      buckets.set(name, { count: 1, endsAt: now + milliseconds });
    },
  };
}
