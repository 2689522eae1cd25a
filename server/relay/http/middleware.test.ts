import { isSameSite } from "./middleware";

const siteUrl = "https://www.clinic.example";
const own = { origin: "https://shop.example", host: "shop.example" };
const crossSite = { "sec-fetch-site": "cross-site" };
const evil = { origin: "https://evil.example", host: "clinic.example" };
/** The headers of a form from one origin that a proxy passes on under another host. */
const forwarded = (origin: string, hosts: string) => ({ origin, host: "app", "x-forwarded-host": hosts });

test.each<[string, Record<string, string>, number]>([
  ["no origin", {}, 0],
  ["no origin and a cross-site Sec-Fetch-Site", crossSite, 0],
  ["a same-origin Sec-Fetch-Site", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }, 0],
  ["the published URL", { origin: siteUrl, host: "10.0.0.1:9000" }, 0],
  ["the server's own host", own, 0],
  ["the server's own host and port", { origin: "http://localhost:9000", host: "localhost:9000" }, 0],
  ["the server's own host in another case", { origin: "https://clinic.example", host: "Clinic.Example" }, 0],
  ["the scheme's default port", { origin: "https://clinic.example", host: "clinic.example:443" }, 0],
  ["an IPv6 address", { origin: "http://[::1]:9000", host: "[::1]:9000" }, 0],
  ["the forwarded host", forwarded("https://a.example", "a.example"), 1],
  ["the outer proxy's host of two", forwarded("https://a.example", "evil.example, a.example, inner"), 2],
])("accepts %s", (_, headers, proxies) => {
  expect(isSameSite(new Headers(headers), siteUrl, proxies)).toBe(true);
});

test.each<[string, Record<string, string>, number]>([
  ["another site", { ...evil, ...crossSite }, 0],
  ["another port", { origin: "http://localhost:8000", host: "localhost:9000" }, 0],
  ["a host that starts like ours", { ...evil, origin: "https://www.clinic.example.evil.example" }, 0],
  ["an opaque origin", { ...evil, origin: "null" }, 0],
  ["an extension", { ...evil, origin: "chrome-extension://clinic.example" }, 0],
  ["a scheme that ends like ours", { ...evil, origin: "xhttp://clinic.example" }, 0],
  ["no host", { origin: "https://evil.example" }, 0],
  ["an invalid host", { ...evil, host: "[" }, 0],
  ["a forwarded host without a trusted proxy", forwarded("https://a.example", "a.example"), 0],
  ["a forwarded host from beyond our proxies", forwarded(evil.origin, "evil.example, a.example"), 1],
])("refuses %s", (_, headers, proxies) => {
  expect(isSameSite(new Headers(headers), siteUrl, proxies)).toBe(false);
});
