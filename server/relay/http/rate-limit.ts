import type { SharedBucket, SharedState } from "../outbox/outbox";
import type { Sender } from "./client-address";

/**
 * How many requests are accepted from whom, and in which time. Several people can share an IP address, for example in a
 * school. Ten such schools, or ten pools of a mobile carrier, can share a network (an IPv4 /24 or IPv6 /48). A network
 * gets a fifth of the overall limit per second, so that no single network can lock the others out.
 * The sign-in of editors at /admin counts with the same limits, on its own.
 */
export const defaultRateLimit = {
  /** Requests that one IP address (an IPv6 /64) may send in `seconds`. */
  perAddress: 20,
  /** Requests that all addresses of one network may send in `seconds`. */
  perNetwork: 200,
  seconds: 600,
  /** Requests that all addresses of one network may send in one second. */
  perNetworkASecond: 20,
  /** Requests that are accepted from everyone together in one second. */
  overall: 100,
};

type RateLimitOptions = Readonly<typeof defaultRateLimit>;

/** Names stored per counter: about 12 MB for all counters together when a flood fills them. */
const maxNames = 20_000;

/** The whole seconds to wait; undefined when a request was counted and may pass. */
type SecondsToWait = number | undefined;

/** Each method counts a request, or counts nothing and returns the whole seconds to wait. */
export interface RateLimits {
  /** The limit per client and network, checked before the body is read. */
  ofSender(sender: Sender): SecondsToWait | Promise<SecondsToWait>;
  /** The overall limit, checked last: only a request that would be accepted counts. */
  ofEveryone(): SecondsToWait | Promise<SecondsToWait>;
}

/** Counters of fixed windows, one per name. */
type Buckets = ReturnType<typeof createBuckets>;

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
export function createBuckets(limit: number, milliseconds: number, maxNames: number) {
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
    /** Milliseconds until the name may be counted again; 0 when it may be counted now. */
    wait(name: string): number {
      const bucket = current(name);
      return bucket && bucket.count >= limit ? bucket.endsAt - performance.now() : 0;
    },
    /** Adds one to the name's counter. */
    add(name: string): void {
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

/**
 * Creates rate limits in the memory of this process. Rejected requests are not counted, so a client over its
 * limit does not use up its network's.
 */
export function createRateLimits(allowed: RateLimitOptions) {
  const { perAddress, perNetwork, perNetworkASecond, overall } = allowed;
  const milliseconds = allowed.seconds * 1_000;
  const addresses = createBuckets(perAddress, milliseconds, maxNames);
  const networks = createBuckets(perNetwork, milliseconds, maxNames);
  const networksNow = createBuckets(perNetworkASecond, 1_000, maxNames);
  const everyone = createBuckets(overall, 1_000, 1);
  return {
    ofSender: ({ address, network }) =>
      count([addresses, address], [networks, network], [networksNow, network]),
    ofEveryone: () => count([everyone, "everyone"]),
  } satisfies RateLimits;
}

/** Adds one to the counter of each name, or to none when one of them is full. */
function count(...counters: readonly (readonly [Buckets, string])[]): SecondsToWait {
  const wait = Math.max(...counters.map(([buckets, name]) => buckets.wait(name)));
  if (wait > 0) return Math.ceil(wait / 1_000);
  for (const [buckets, name] of counters) buckets.add(name);
  return undefined;
}

/**
 * Creates rate limits for all relays of a site together. Each request is first counted in this process, so
 * that a flood is refused without asking the others, and those limits stay when the others cannot be asked.
 * @param shared returns undefined as long as this process is alone
 */
export function createSharedRateLimits(
  allowed: RateLimitOptions,
  shared: () => Pick<SharedState, "count"> | undefined,
): RateLimits {
  const local = createRateLimits(allowed);
  const milliseconds = allowed.seconds * 1_000;

  async function countForAll(buckets: readonly SharedBucket[]): Promise<SecondsToWait> {
    const wait = await shared()
      ?.count(buckets)
      .catch(() => 0);
    return wait ? Math.ceil(wait / 1_000) : undefined;
  }

  return {
    ofSender: (sender) =>
      local.ofSender(sender) ??
      countForAll([
        { name: `address ${sender.address}`, most: allowed.perAddress, milliseconds },
        { name: `network ${sender.network}`, most: allowed.perNetwork, milliseconds },
        { name: `network now ${sender.network}`, most: allowed.perNetworkASecond, milliseconds: 1_000 },
      ]),
    ofEveryone: () =>
      local.ofEveryone() ?? countForAll([{ name: "everyone", most: allowed.overall, milliseconds: 1_000 }]),
  };
}
