import { existsSync, readdirSync } from "node:fs";
import { builtPages } from "../support/built-pages";
import { pdfs, redirects } from "../support/content";

/** A request, and the response that every server of the site must give. */
export interface HttpCase {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Response headers by lower-case name; undefined means that the header must be absent. */
  readonly expected: Readonly<Record<string, string | RegExp | undefined>>;
}

const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";
const html = "text/html; charset=utf-8";
const script = readdirSync("public").find((name) => /^app-[0-9a-f]{20}\.js$/.test(name)) ?? "";
const font = readdirSync("public/static").find((name) => /^body-[0-9a-f]{32}\.woff2$/.test(name)) ?? "";

const served: HttpCase[] = [
  ...builtPages.map(({ path }) => ({
    path,
    status: 200,
    expected: { "content-type": html, "cache-control": revalidate },
  })),
  { path: "/about?utm_source=card", status: 200, expected: { "content-type": html } },
  { method: "HEAD", path: "/about", status: 200, expected: { "content-type": html } },
  {
    path: `/${script}`,
    status: 200,
    expected: { "content-type": "text/javascript; charset=utf-8", "cache-control": immutable },
  },
  {
    path: `/static/${font}`,
    status: 200,
    expected: { "content-type": "font/woff2", "cache-control": immutable },
  },
  ...[
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/page-data/about/page-data.json", "application/json"],
    ["/favicon.svg", "image/svg+xml; charset=utf-8"],
    ["/favicon-32.png", "image/png"],
    ["/sitemap-index.xml", "application/xml; charset=utf-8"],
    ["/closures.ics", "text/calendar; charset=utf-8"],
    ["/closures.xml", "application/atom+xml; charset=utf-8"],
    ...pdfs.map(({ file }) => [file, "application/pdf"]),
  ].map(([path = "", type]) => ({
    path,
    status: 200,
    expected: { "content-type": type, "cache-control": revalidate },
  })),
];

/** The calendar is compressed only while it has enough days. */
const compressed = ["/about", `/${script}`, "/page-data/about/page-data.json", "/closures.ics"].filter(
  (path) => path !== "/closures.ics" || existsSync("public/closures.ics.gz"),
);

const encoded: HttpCase[] = [
  ...compressed.flatMap((path) => [
    {
      path,
      headers: { "Accept-Encoding": "gzip, deflate" },
      status: 200,
      expected: { "content-encoding": "gzip", vary: /Accept-Encoding/i },
    },
    {
      path,
      headers: { "Accept-Encoding": "identity" },
      status: 200,
      expected: { "content-encoding": undefined, vary: /Accept-Encoding/i },
    },
  ]),
  {
    path: `/static/${font}`,
    headers: { "Accept-Encoding": "gzip" },
    status: 200,
    expected: { "content-encoding": undefined },
  },
  ...pdfs.map(({ file }) => ({
    path: file,
    headers: { Range: "bytes=0-99" },
    status: 206,
    expected: { "content-length": "100", "content-range": /^bytes 0-99\/\d+$/ },
  })),
];

/** Only for hosts that support Brotli. */
export const brotliCases: HttpCase[] = ["/about", `/${script}`].map((path) => ({
  path,
  headers: { "Accept-Encoding": "gzip, deflate, br" },
  status: 200,
  expected: { "content-encoding": "br", vary: /Accept-Encoding/i },
}));

const redirected: HttpCase[] = [
  ...redirects.flatMap(({ from, to }) => [
    [from, to],
    [`${from}/`, to],
    [`${from}?a=1&b=%26`, `${to}?a=1&b=%26`],
  ]),
  ["/about/", "/about"],
  ["/about/?a=1", "/about?a=1"],
  ["/resources/forms/", "/resources/forms"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/index.html?a=1", "/?a=1"],
].map(([path = "", location]) => ({ path, status: 301, expected: { location } }));

const notFound: HttpCase[] = [
  "/nowhere",
  "/nowhere.js",
  "/team.html",
  "/app-00000000000000000000.js",
  "/about/nowhere",
  "/documents",
  "/404",
  "/404.html",
  "/_redirects",
  "/_headers",
  "/webpack.stats.json",
  "/chunk-map.json",
  `/${script}.map`,
  `/${script}.br`,
  `/${script}.gz`,
  "/about/index.html.br",
  "/closures.ics.gz",
  "/.htaccess",
  "/.git/config",
  "/constructor",
].map((path) => ({
  path,
  status: 404,
  expected: { "content-type": html, "cache-control": revalidate },
}));

const notAllowed: HttpCase[] = (["POST", "PUT", "DELETE"] as const).map((method) => ({
  method,
  path: "/about",
  status: 405,
  // Apache also lists TRACE unless its administrator disables it.
  expected: { allow: /^GET, ?HEAD(, TRACE)?$/ },
}));

/** The cases for our own server and for every other host. */
export const httpCases: readonly HttpCase[] = [
  ...served,
  ...encoded,
  ...redirected,
  ...notFound,
  ...notAllowed,
];
