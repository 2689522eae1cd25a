/** @jest-environment node */
import { clientAddress } from "./client-address";

test.each<[string | undefined, string | undefined, number, string]>([
  ["192.0.2.7", undefined, 0, "192.0.2.7"],
  ["::ffff:192.0.2.7", undefined, 0, "192.0.2.7"],
  ["192.0.2.7", "198.51.100.1", 0, "192.0.2.7"],
  ["192.0.2.7", "198.51.100.1", 1, "198.51.100.1"],
  ["192.0.2.7", "203.0.113.9, 198.51.100.1", 1, "198.51.100.1"],
  ["192.0.2.7", "203.0.113.9,198.51.100.1 , 10.0.0.1", 2, "198.51.100.1"],
  ["192.0.2.7", "198.51.100.1", 3, "198.51.100.1"],
  ["192.0.2.7", "unknown", 1, "192.0.2.7"],
  ["192.0.2.7", "", 1, "192.0.2.7"],
  ["192.0.2.7", undefined, 1, "192.0.2.7"],
  ["2001:db8:0:1:a:b:c:d", undefined, 0, "2001:db8:0:1::/64"],
  ["2001:0db8::1:2", undefined, 0, "2001:db8:0:0::/64"],
  ["2001:db8:0:0:ffff:ffff:ffff:ffff", undefined, 0, "2001:db8:0:0::/64"],
  ["fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
  ["::1", undefined, 0, "0:0:0:0::/64"],
  [undefined, undefined, 0, "unknown"],
])("%s forwarding for %s, with %i proxies of ours, counts as %s", (peer, forwardedFor, proxies, address) => {
  expect(clientAddress(peer, forwardedFor, proxies)).toBe(address);
});
