import { isIP, isIPv6 } from "node:net";

/**
 * The address by which a visitor's requests are counted. One home holds a whole IPv6 /64, so that is what counts there.
 * @param peer who is connected to us; undefined where nobody is, as in tests
 * @param forwardedFor the X-Forwarded-For header: anyone may write its left end, each proxy adds to its right
 * @param proxies how many proxies in front of us are ours, so how many entries from the right can be believed
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const believed = trusted(forwardedFor, proxies)[0];
  const address = believed !== undefined && isIP(believed) ? believed : (peer ?? "unknown");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${firstHalf(address)}::/64` : address;
}

/** The entries of a forwarded header that our own proxies wrote: the last ones, as many as there are proxies. */
export function trusted(header: string | undefined, proxies: number): string[] {
  if (header === undefined || proxies === 0) return [];
  return header
    .split(",")
    .map((entry) => entry.trim())
    .slice(-proxies);
}

/** The first four groups, each written one way only. */
function firstHalf(address: string): string {
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
