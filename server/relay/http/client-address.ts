import { isIP, isIPv6 } from "node:net";

/** Whose requests are counted together. */
export interface Sender {
  /** An IPv4 address, or the IPv6 /64 that one home holds. */
  readonly address: string;
  /** The IPv4 /24 around it, or the IPv6 /48 that one customer of a network can get whole (RFC 6177). */
  readonly network: string;
  /** Whether our proxy named an address that cannot be read, so that the proxy itself is counted. */
  readonly isUnread: boolean;
}

/**
 * Who sent a request, as it is counted.
 * @param peer who is connected to us; undefined where nobody is, as in tests
 * @param forwardedFor the X-Forwarded-For header: anyone may write its left end, each proxy adds to its right
 * @param proxies how many proxies in front of us are ours, so how many entries from the right can be believed
 */
export function findSender(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): Sender {
  const believed = trusted(forwardedFor, proxies)[0];
  const read = believed === undefined ? undefined : readAddress(believed);
  const isUnread = believed !== undefined && read === undefined;
  const address = withoutMapping(read ?? peer ?? "unknown");
  if (!isIPv6(address)) return { address, network: address.replace(/\.\d+$/, ".0/24"), isUnread };
  return {
    address: `${firstGroups(address, 4)}::/64`,
    network: `${firstGroups(address, 3)}::/48`,
    isUnread,
  };
}

/** The entries of a forwarded header that our own proxies wrote: the last ones, as many as there are proxies. */
export function trusted(header: string | undefined, proxies: number): string[] {
  if (header === undefined || proxies === 0) return [];
  return header
    .split(",")
    .map((entry) => entry.trim())
    .slice(-proxies);
}

/** Some proxies write the port too, or the quotation marks and brackets of RFC 7239, section 6. */
function readAddress(entry: string): string | undefined {
  const bare = entry.replace(/^"(.*)"$/, "$1");
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(bare) ?? [];
  const address = inBrackets ?? beforePort ?? bare;
  return isIP(address) ? address : undefined;
}

/** An IPv4 address as a socket for both kinds writes it. */
function withoutMapping(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** The first groups of an IPv6 address, each written one way only. */
function firstGroups(address: string, count: number): string {
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
