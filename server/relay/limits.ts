import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface Allowance {
  /** Requests that one address may send in `seconds`. */
  readonly perAddress: number;
  readonly seconds: number;
  /** Requests that all together may send in a second. */
  readonly overall: number;
}

/** Several people share an address, in a school for one. */
export const allowance: Allowance = { perAddress: 20, seconds: 600, overall: 100 };

/** Counts a request, and gives the seconds to wait when it is one too many, else undefined. */
export type Limit = (address: string) => Promise<number | undefined>;

/**
 * Who is over their own limit does not use up that of all. No more than `overall` new addresses a second are ever kept,
 * and each for `seconds`: that bounds the memory.
 */
export function createLimit({ perAddress, seconds, overall }: Allowance): Limit {
  const addresses = new RateLimiterMemory({ points: perAddress, duration: seconds });
  const everyone = new RateLimiterMemory({ points: overall, duration: 1 });
  return async (address) => {
    const before = await addresses.get(address);
    if (before && before.consumedPoints >= perAddress) return secondsOf(before);
    try {
      await everyone.consume("everyone");
      await addresses.consume(address);
      return undefined;
    } catch (exceeded) {
      if (exceeded instanceof RateLimiterRes) return secondsOf(exceeded);
      throw exceeded;
    }
  };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
