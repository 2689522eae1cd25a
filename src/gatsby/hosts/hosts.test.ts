import { apacheConfiguration } from "./apache";
import { caddyConfiguration } from "./caddy";
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
const caddy = caddyConfiguration(facts);
const apache = apacheConfiguration(facts);
const headers = netlifyHeaders(facts, ["app-0123456789abcdef0123.js"]);
const redirects = netlifyRedirects(facts, "https://relay.example");

test.each([
  [
    "nginx's policy",
    nginx,
    `add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;`,
  ],
  [
    "nginx's quotation marks",
    nginx,
    'add_header Permissions-Policy "camera=(self), autoplay=(self \\"https://videos.example\\")" always;',
  ],
  [
    "nginx's redirect",
    nginx,
    'location ~ "^/staff(?:/+|/index\\\\.html)?$" {\n  return 301 "/our-team$is_args$args";',
  ],
  ["nginx's redirect to an anchor", nginx, 'return 301 "/appointment$is_args$args#payment-section";'],
  ["nginx's relay", nginx, "proxy_pass http://127.0.0.1:9000;"],
  ["nginx's removal of the relay's headers", nginx, "proxy_hide_header Content-Security-Policy;"],
  [
    "nginx's rule not to log form requests",
    nginx,
    "location ~ ^/(?:send-email\\.php|healthz)$ {\n  access_log off;",
  ],
  ["Caddy's rule not to log form requests", caddy, "\tskip_log @relay\n"],
  ["Caddy's rule for paths that no file can have", caddy, "|\\x00`\n\terror @none 404"],
  ["Apache's mark not to log form requests", apache, 'SetEnvIf Request_URI "^/send-email\\.php$" unlogged\n'],
  ["Caddy's policy", caddy, "Content-Security-Policy `default-src 'none'; frame-ancestors 'none'`"],
  [
    "Caddy's quotation marks",
    caddy,
    'Permissions-Policy `camera=(self), autoplay=(self "https://videos.example")`',
  ],
  [
    "Caddy's redirect",
    caddy,
    "@moved1 path_regexp `^/staff(?:/+|/index\\.html)?$`\n\troute @moved1 {\n\t\trewrite * /our-team\n\t\tredir {http.request.uri} 301",
  ],
  [
    "Caddy's redirect to an anchor",
    caddy,
    "rewrite * /appointment\n\t\tredir /appointment?{query}#payment-section 301",
  ],
  ["Caddy's relay", caddy, "reverse_proxy @relay http://127.0.0.1:9000 {"],
  ["Caddy's removal of the relay's headers", caddy, "header_down -Content-Security-Policy"],
  [
    "Apache's policy",
    apache,
    `Header always set Content-Security-Policy "default-src 'none'; frame-ancestors 'none'"\n`,
  ],
  [
    "Apache's quotation marks",
    apache,
    'Header always set Permissions-Policy "camera=(self), autoplay=(self \\"https://videos.example\\")"\n',
  ],
  [
    "Apache's redirect",
    apache,
    'RewriteCond %{REQUEST_URI} "^/staff(?:/+|/index\\.html)?$"\nRewriteRule "^" "/our-team" [R=301,NE,END]',
  ],
  [
    "Apache's redirect to an anchor",
    apache,
    'RewriteRule "^" "/appointment?%{QUERY_STRING}#payment-section" [R=301,NE,END]',
  ],
  ["Apache's relay", apache, 'RewriteRule "^(send-email\\.php|healthz)$" "http://127.0.0.1:9000/$1" [P,END]'],
  [
    "a static host's policy",
    headers,
    "/*\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n",
  ],
  [
    "a static host's hashed script",
    headers,
    "/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000, immutable\n",
  ],
  [
    "a static host's redirect",
    redirects,
    "/staff /our-team 301!\n/staff /our-team 301\n/staff/ /our-team 301\n",
  ],
  ["a static host's redirect to an anchor", redirects, "/pay /appointment#payment-section 301\n"],
  ["a static host's relay", redirects, "/send-email.php https://relay.example/send-email.php 200\n"],
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
      "nginx sends only these",
      nginxConfiguration(withAdmin),
      'location = /admin {\n  add_header Cache-Control "public, max-age=0, must-revalidate" always;\n  add_header Content-Security-Policy "connect-src https://git.example" always;\n  add_header X-Robots-Tag "noindex" always;\n  try_files /admin/index.html =404;\n}',
    ],
    [
      "nginx asks our server to help to sign in, and does not log it",
      nginxConfiguration(withAdmin),
      "location ^~ /admin/sign-in {\n  access_log off;\n  proxy_pass http://127.0.0.1:9000;",
    ],
    [
      "Caddy sends the pages' headers elsewhere",
      caddyConfiguration(withAdmin),
      "@pages not path /admin /admin/*\n\theader @pages {",
    ],
    [
      "Caddy sends only these",
      caddyConfiguration(withAdmin),
      "header @editor {\n\t\tContent-Security-Policy `connect-src https://git.example`",
    ],
    [
      "Caddy asks our server",
      caddyConfiguration(withAdmin),
      "@relay path /send-email.php /healthz /admin/sign-in /admin/sign-in/*\n",
    ],
    [
      "Apache sends these instead",
      apacheConfiguration(withAdmin),
      'Header always set X-Robots-Tag "noindex" "expr=%{REQUEST_URI} =~ m#^/admin(?:$|/)#"',
    ],
    [
      "Apache asks our server",
      apacheConfiguration(withAdmin),
      'RewriteRule "^(send-email\\.php|healthz|admin/sign-in(?:/callback|/tell-editor\\.js)?)$"',
    ],
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
    const files = [nginxConfiguration(alone), caddyConfiguration(alone), apacheConfiguration(alone)];
    expect(files.join()).not.toContain("sign-in");
  });

  test("without it, no host knows /admin", () => {
    expect([nginx, caddy, apache, headers].join()).not.toContain("/admin");
  });
});

test("a static host proxies nothing without a relay on another host", () => {
  expect(netlifyRedirects(facts, undefined)).not.toContain("send-email");
});

describe("Apache, which serves HTTP and HTTPS from one folder,", () => {
  const isSecure = "%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'";

  test("sends Strict-Transport-Security only over HTTPS", () => {
    expect(apache).toContain(
      `Header always set Strict-Transport-Security "max-age=63072000" "expr=${isSecure}"\n`,
    );
  });

  test("redirects HTTP to HTTPS, except for the forms and certificate renewal", () => {
    const rule = `RewriteCond expr "! (${isSecure})"
RewriteCond %{REQUEST_URI} "!^/\\.well-known/"
RewriteRule "^" "https://www.clinic.example%{REQUEST_URI}" [R=301,END]`;
    expect(apache).toContain(rule);
    expect(apache.indexOf(rule)).toBeGreaterThan(apache.indexOf("send-email\\.php$"));
  });

  test("does not redirect to HTTPS if the site is not built for it", () => {
    const plain = apacheConfiguration({ ...facts, siteUrl: "http://localhost:9000" });
    expect(plain).not.toContain("X-Forwarded-Proto} == 'https')");
  });
});

describe("an unknown path below the code of a language", () => {
  const spanish = { ...facts, languages: ["es"] };
  test.each([
    ["nginx", nginxConfiguration(spanish), "location /es/ {\n  error_page 404 /es/404.html;"],
    ["nginx, at the page's own address", nginxConfiguration(spanish), '"^/(?:(?:es)/)?404(?:/.*)?$"'],
    ["Apache", apacheConfiguration(spanish), "  ErrorDocument 404 /es/404.html"],
    ["Apache, at the page's own address", apacheConfiguration(spanish), "^/(?:(?:es)/)?404(?:\\.html|/.*)?$"],
    ["Caddy", caddyConfiguration(spanish), "route @absent-es {\n\t\trewrite * /es/404.html"],
    ["Caddy, elsewhere", caddyConfiguration(spanish), "== 404`\n\t\tnot path /es/*"],
    ["Netlify", netlifyRedirects(spanish, undefined), "/es/* /es/404.html 404\n"],
  ])("gets the not-found page of the language: %s", (_, configuration, rule) => {
    expect(configuration).toContain(rule);
  });
});
