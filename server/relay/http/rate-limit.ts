import type { SharedState } from "../outbox/outbox";
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

/** Names stored per counter: about 12 MB for all counters together when a flood fills them. */
const maxNames = 20_000;

/** The whole seconds to wait; undefined when a request was counted and may pass. */
type SecondsToWait = number | undefined;

/** Each method counts a request, or counts nothing and returns the whole seconds to wait. */
export interface RateLimits {
  /** The limit per client and network, checked before the body is read. */
  ofSender(sender: Sender): SecondsToWait | Promise<SecondsToWait>;
  /** Takes back a count of `ofSender`, except for that of its second. */
  giveBack(sender: Sender): void;
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
 * @param most how many counts of one name fit into a window
 * @param milliseconds the length of a window
 * @param maxNames how many names are stored; the oldest is evicted first, which bounds the memory
 */
export function createBuckets(most: number, milliseconds: number, maxNames: number) {
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
    ...{ most, milliseconds },
    /** Milliseconds until the name may be counted again; 0 when it may be counted now. */
    wait(name: string): number {
      const bucket = current(name);
      return bucket && bucket.count >= most ? bucket.endsAt - performance.now() : 0;
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
    /** Takes one from the name's counter. */
    takeBack(name: string): void {
      const bucket = current(name);
      // A new window may have started meanwhile.
      if (bucket && bucket.count > 0) bucket.count--;
    },
  };
}

/**
 * Creates rate limits, for all relays of a site together. Each request is first counted in this process, so
 * that a flood is refused without asking the others, and those limits stay when the others cannot be asked.
 * Rejected requests are not counted, so a client over its limit does not use up its network's.
 * @param shared returns undefined as long as this process is alone
 */
export function createRateLimits(
  allowed: Readonly<typeof defaultRateLimit>,
  shared: () => Pick<SharedState, "count"> | undefined = () => undefined,
): RateLimits {
  const milliseconds = allowed.seconds * 1_000;
  const addresses = createBuckets(allowed.perAddress, milliseconds, maxNames);
  const networks = createBuckets(allowed.perNetwork, milliseconds, maxNames);
  const networksNow = createBuckets(allowed.perNetworkASecond, 1_000, maxNames);
  const everyone = createBuckets(allowed.overall, 1_000, 1);

  /** Adds one to the counter of each name, or to none when one of them is full. */
  function count(...counters: readonly (readonly [Buckets, name: string])[]) {
    const wait = inSeconds(Math.max(...counters.map(([buckets, name]) => buckets.wait(name))));
    if (wait !== undefined) return wait;
    for (const [buckets, name] of counters) buckets.add(name);
    const buckets = counters.map(([{ most, milliseconds }, name]) => ({ name, most, milliseconds }));
    return shared()
      ?.count(buckets)
      .then(inSeconds, () => undefined);
  }

  return {
    ofSender: ({ address, network }) =>
      count(
        [addresses, `address ${address}`],
        [networks, `network ${network}`],
        [networksNow, `network now ${network}`],
      ),
    // The others' counters stay: they are in the outbox's database, which can rarely count when it cannot save.
    giveBack({ address, network }) {
      addresses.takeBack(`address ${address}`);
      networks.takeBack(`network ${network}`);
    },
    ofEveryone: () => count([everyone, "everyone"]),
  };
}

function inSeconds(milliseconds: number): SecondsToWait {
  return milliseconds > 0 ? Math.ceil(milliseconds / 1_000) : undefined;
}
