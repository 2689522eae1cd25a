import type { SharedBucket, SharedState } from "../outbox/outbox";
import { createRateLimits, type RateLimitOptions, type RateLimits, type SecondsToWait } from "./rate-limit";

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
