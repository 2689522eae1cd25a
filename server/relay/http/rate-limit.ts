import { createBuckets } from "./buckets";
import type { Sender } from "./client-address";

export interface RateLimitOptions {
  /** Requests that one address may send in `seconds`. */
  readonly perAddress: number;
  /** Requests that all addresses of one network may send in `seconds`. */
  readonly perNetwork: number;
  readonly seconds: number;
  /** Requests that all addresses of one network may send in one second. */
  readonly perNetworkASecond: number;
  /** Requests that are taken from everyone together in one second. */
  readonly overall: number;
}

/**
 * Several people share an address, in a school for one. Ten such schools may share a network (an IPv4 /24, an IPv6 /48),
 * or ten pools of a mobile carrier; and since a network gets a fifth of what is taken in a second, no single one can
 * keep the others out.
 */
export const defaultRateLimit: RateLimitOptions = {
  perAddress: 20,
  perNetwork: 200,
  seconds: 600,
  perNetworkASecond: 20,
  overall: 100,
};

/** Names kept in each count: about 12 MB for all counts together when a flood fills them. */
const mostNames = 20_000;

/** Each counts a request and gives undefined, or counts nothing and gives the whole seconds to wait. */
export interface RateLimits {
  /** Asked before the body is read and the captcha's provider is asked. */
  ofSender(sender: Sender): number | undefined;
  /** Asked last: only a request that would be taken counts for everyone. */
  ofEveryone(): number | undefined;
}

/** What is refused counts nowhere, so that an address that goes on asking takes nothing from its network. */
export function createRateLimits(allowed: RateLimitOptions): RateLimits {
  const { perAddress, perNetwork, perNetworkASecond, overall } = allowed;
  const milliseconds = allowed.seconds * 1_000;
  const addresses = createBuckets(perAddress, milliseconds, mostNames);
  const networks = createBuckets(perNetwork, milliseconds, mostNames);
  const networksNow = createBuckets(perNetworkASecond, 1_000, mostNames);
  const everyone = createBuckets(overall, 1_000, 1);
  return {
    ofSender({ address, network }) {
      const wait = Math.max(addresses.wait(address), networks.wait(network), networksNow.wait(network));
      if (wait > 0) return Math.ceil(wait / 1_000);
      addresses.add(address);
      networks.add(network);
      networksNow.add(network);
      return undefined;
    },
    ofEveryone() {
      const wait = everyone.wait("everyone");
      if (wait > 0) return Math.ceil(wait / 1_000);
      everyone.add("everyone");
      return undefined;
    },
  };
}
