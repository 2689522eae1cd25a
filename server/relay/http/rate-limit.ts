import { type Buckets, createBuckets } from "./buckets";
import type { Sender } from "./client-address";

/** How many requests are accepted from whom, and in which time. */
export interface RateLimitOptions {
  /** Requests that one IP address (an IPv6 /64) may send in `seconds`. */
  readonly perAddress: number;
  /** Requests that all addresses of one network may send in `seconds`. */
  readonly perNetwork: number;
  readonly seconds: number;
  /** Requests that all addresses of one network may send in one second. */
  readonly perNetworkASecond: number;
  /** Requests that are accepted from everyone together in one second. */
  readonly overall: number;
}

/**
 * Several people can share an IP address, for example in a school. Ten such schools, or ten pools of a mobile
 * carrier, can share a network (an IPv4 /24 or IPv6 /48). A network gets a fifth of the overall limit per
 * second, so that no single network can lock the others out.
 */
export const defaultRateLimit: RateLimitOptions = {
  perAddress: 20,
  perNetwork: 200,
  seconds: 600,
  perNetworkASecond: 20,
  overall: 100,
};

/** Names stored per counter: about 12 MB for all counters together when a flood fills them. */
const maxNames = 20_000;

/** The whole seconds to wait; undefined when a request was counted and may pass. */
export type SecondsToWait = number | undefined;

/** Each method counts a request, or counts nothing and returns the whole seconds to wait. */
export interface RateLimits {
  /** The limit per client and network, checked before the body is read. */
  ofSender(sender: Sender): SecondsToWait | Promise<SecondsToWait>;
  /** The overall limit, checked last: only a request that would be accepted counts. */
  ofEveryone(): SecondsToWait | Promise<SecondsToWait>;
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
