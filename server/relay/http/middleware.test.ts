import { isSameSite } from "./middleware";

const siteUrl = "https://www.clinic.example";
const own = { origin: "https://shop.example", host: "shop.example" };

test.each<[string, Record<string, string>, number]>([
  ["no origin", {}, 0],
  ["no origin and a cross-site Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }, 0],
  ["a same-origin Sec-Fetch-Site", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }, 0],
  ["the published URL", { origin: siteUrl, host: "10.0.0.1:9000" }, 0],
  ["the server's own host", own, 0],
  ["the server's own host and port", { origin: "http://localhost:9000", host: "localhost:9000" }, 0],
  ["the server's own host in another case", { origin: "https://clinic.example", host: "Clinic.Example" }, 0],
  ["the scheme's default port", { origin: "https://clinic.example", host: "clinic.example:443" }, 0],
  ["an IPv6 address", { origin: "http://[::1]:9000", host: "[::1]:9000" }, 0],
  [
    "the forwarded host",
    { origin: "https://a.example", host: "app:9000", "x-forwarded-host": "a.example" },
    1,
  ],
  [
    "the host forwarded by the outer of two proxies",
    { origin: "https://a.example", host: "app", "x-forwarded-host": "evil.example, a.example, inner" },
    2,
  ],
])("accepts %s", (_, headers, proxies) => {
  expect(isSameSite(new Headers(headers), siteUrl, proxies)).toBe(true);
});

test.each<[string, Record<string, string>, number]>([
  [
    "another site",
    { origin: "https://evil.example", host: "clinic.example", "sec-fetch-site": "cross-site" },
    0,
  ],
  ["another port", { origin: "http://localhost:8000", host: "localhost:9000" }, 0],
  [
    "a host that starts like ours",
    { origin: "https://www.clinic.example.evil.example", host: "clinic.example" },
    0,
  ],
  ["an opaque origin", { origin: "null", host: "clinic.example" }, 0],
  ["an extension", { origin: "chrome-extension://clinic.example", host: "clinic.example" }, 0],
  ["a scheme that ends like ours", { origin: "xhttp://clinic.example", host: "clinic.example" }, 0],
  ["no host", { origin: "https://evil.example" }, 0],
  ["an invalid host", { origin: "https://evil.example", host: "[" }, 0],
  [
    "a forwarded host without a trusted proxy",
    { origin: "https://a.example", host: "b", "x-forwarded-host": "a.example" },
    0,
  ],
  [
    "a forwarded host from beyond our proxies",
    { origin: "https://evil.example", host: "app", "x-forwarded-host": "evil.example, a.example" },
    1,
  ],
])("refuses %s", (_, headers, proxies) => {
  expect(isSameSite(new Headers(headers), siteUrl, proxies)).toBe(false);
});
