import { isIP, isIPv6 } from "node:net";

/** The client of a request, as the rate limits see it. */
export interface Sender {
  /** An IPv4 address, or an IPv6 /64, which is what one home gets. */
  readonly address: string;
  /** The IPv4 /24 around it, or the IPv6 /48, the most that one customer usually gets (RFC 6177). */
  readonly network: string;
  /** Whether our proxy's X-Forwarded-For entry is not an IP address; the proxy itself is counted then. */
  readonly isUnread: boolean;
}

/**
 * Finds the client to count a request for.
 * @param peer the IP address of the connection; undefined in tests, which have none
 * @param forwardedFor the X-Forwarded-For header: clients can forge its left end, each proxy appends on the
 *   right
 * @param proxies how many proxies in front of us are ours, and so how many entries from the right can be
 *   trusted
 */
export function findSender(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): Sender {
  const entry = trusted(forwardedFor, proxies)[0];
  const forwarded = entry === undefined ? undefined : parseAddress(entry);
  const isUnread = entry !== undefined && forwarded === undefined;
  const address = withoutMapping(forwarded ?? peer ?? "unknown");
  if (!isIPv6(address)) return { address, network: address.replace(/\.\d+$/, ".0/24"), isUnread };
  return {
    address: `${firstGroups(address, 4)}::/64`,
    network: `${firstGroups(address, 3)}::/48`,
    isUnread,
  };
}

/** The entries of an X-Forwarded-* header that our own proxies appended: the last n for n proxies. */
export function trusted(header: string | undefined, proxies: number): string[] {
  if (header === undefined || proxies === 0) return [];
  return header
    .split(",")
    .map((entry) => entry.trim())
    .slice(-proxies);
}

/** Some proxies add the port, or the quotation marks and brackets of RFC 7239, section 6. */
function parseAddress(entry: string): string | undefined {
  const bare = entry.replace(/^"(.*)"$/, "$1");
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(bare) ?? [];
  const address = inBrackets ?? beforePort ?? bare;
  return isIP(address) ? address : undefined;
}

/** Strips the prefix of an IPv4-mapped IPv6 address, as dual-stack sockets report it. */
function withoutMapping(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** The first groups of an IPv6 address in normalized notation. */
function firstGroups(address: string, count: number): string {
  const [head = "", tail = ""] = address.replace(/%.*/, "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
