import { apacheConfiguration } from "./apache";
import type { HostConfig } from "./host-config";
import { netlifyHeaders, netlifyRedirects } from "./netlify";
import { nginxConfiguration } from "./nginx";

const facts: HostConfig = {
  siteUrl: "https://www.clinic.example",
  headers: {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Permissions-Policy": 'camera=(self), autoplay=(self "https://videos.example")',
    "Strict-Transport-Security": "max-age=63072000",
  },
  redirects: [
    { from: "/staff", to: "/our-team" },
    { from: "/pay", to: "/appointment#payment-section" },
  ],
  languages: [],
  relay: "http://127.0.0.1:9000",
};
const nginx = nginxConfiguration(facts);
const apache = apacheConfiguration(facts);
const headers = netlifyHeaders(facts, ["app-0123456789abcdef0123.js"]);
const redirects = netlifyRedirects(facts, "https://relay.example");

test.each([
  ["nginx's redirect to an anchor", nginx, 'return 301 "/appointment$is_args$args#payment-section";'],
  [
    "Apache's redirect to an anchor",
    apache,
    'RewriteRule "^" "/appointment?%{QUERY_STRING}#payment-section" [R=301,NE,END]',
  ],
  ["a static host's redirect to an anchor", redirects, "/pay /appointment#payment-section 301\n"],
])("the configuration contains %s", (_, file, part) => {
  expect(file).toContain(part);
});

describe("with /admin, which has headers of its own,", () => {
  const admin = {
    headers: { "Content-Security-Policy": "connect-src https://git.example", "X-Robots-Tag": "noindex" },
    hasSignIn: true,
  };
  const withAdmin = { ...facts, admin };

  test.each([
    [
      "Cloudflare takes the others back",
      netlifyHeaders(withAdmin, []),
      "/admin/*\n  ! Speculation-Rules\n  ! Content-Security-Policy\n  ! X-Robots-Tag\n  Content-Security-Policy: connect-src https://git.example\n  X-Robots-Tag: noindex\n",
    ],
    [
      "Netlify asks our server",
      netlifyRedirects({ redirects: [], languages: [] }, "https://relay.example", true),
      "/admin/sign-in/callback https://relay.example/admin/sign-in/callback 200\n",
    ],
  ])("%s", (_, file, part) => {
    expect(file).toContain(part);
  });

  test("without the helper, nobody asks our server", () => {
    const alone = { ...withAdmin, admin: { ...admin, hasSignIn: false } };
    const files = [nginxConfiguration(alone), apacheConfiguration(alone)];
    expect(files.join()).not.toContain("sign-in");
  });

  test("without it, no host knows /admin", () => {
    expect([nginx, apache, headers].join()).not.toContain("/admin");
  });
});

test("a static host proxies nothing without a relay on another host", () => {
  expect(netlifyRedirects(facts, undefined)).not.toContain("send-email");
});

test("Apache redirects HTTP to HTTPS, except for the forms and certificate renewal", () => {
  const rule = `RewriteCond expr "! (%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https')"
RewriteCond %{REQUEST_URI} "!^/\\.well-known/"
RewriteRule "^" "https://www.clinic.example%{REQUEST_URI}" [R=301,END]`;
  expect(apache).toContain(rule);
  expect(apache.indexOf(rule)).toBeGreaterThan(apache.indexOf("send-email\\.php$"));
});

describe("an unknown path below the code of a language", () => {
  const spanish = { ...facts, languages: ["es"] };
  test.each([
    ["nginx", nginxConfiguration(spanish), "location /es/ {\n  error_page 404 /es/404.html;"],
    ["nginx, at the page's own address", nginxConfiguration(spanish), '"^/(?:(?:es)/)?404(?:/.*)?$"'],
    ["Apache", apacheConfiguration(spanish), "  ErrorDocument 404 /es/404.html"],
    ["Apache, at the page's own address", apacheConfiguration(spanish), "^/(?:(?:es)/)?404(?:\\.html|/.*)?$"],
    ["Netlify", netlifyRedirects(spanish, undefined), "/es/* /es/404.html 404\n"],
  ])("gets the not-found page of the language: %s", (_, configuration, rule) => {
    expect(configuration).toContain(rule);
  });
});
