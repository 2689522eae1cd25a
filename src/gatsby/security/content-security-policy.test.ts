import { contentSecurityPolicy } from "./content-security-policy";

const needs = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  frames: ["https://www.youtube-nocookie.com"],
};
const noEmbeds = { mapsApiKey: null, reviewsWidgetUrl: null, gtagId: null, relayUrl: null };

/** The sources of each directive. */
function read(policy: string): Record<string, string[]> {
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

const bare = read(contentSecurityPolicy(needs, noEmbeds));

test("without configured third parties, only the site itself, the captcha and videos are allowed", () => {
  expect(bare).toEqual({
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      "'sha256-a'",
      "https://www.google.com/recaptcha/",
      "https://www.gstatic.com/recaptcha/",
    ],
    "style-src": ["'self'", "'sha256-b'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "https://www.google.com/recaptcha/"],
    "frame-src": [
      "https://www.youtube-nocookie.com",
      "https://www.google.com/recaptcha/",
      "https://recaptcha.google.com/recaptcha/",
    ],
    "media-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
});

test.each([
  [
    "map",
    { mapsApiKey: "key" },
    {
      "script-src": ["https://maps.googleapis.com", "https://maps.gstatic.com"],
      "connect-src": ["https://maps.googleapis.com", "https://maps.gstatic.com"],
      "img-src": ["https://maps.googleapis.com", "https://maps.gstatic.com", "data:"],
      "font-src": ["https://fonts.gstatic.com"],
      "style-src": ["'unsafe-inline'", "https://fonts.googleapis.com"],
    },
  ],
  [
    "analytics",
    { gtagId: "G-TEST" },
    {
      "script-src": ["https://www.googletagmanager.com"],
      "connect-src": [
        "https://www.googletagmanager.com",
        "https://*.google-analytics.com",
        "https://*.analytics.google.com",
      ],
      "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
    },
  ],
  [
    "reviews",
    { reviewsWidgetUrl: "https://reviews.example/widget.js?id=4" },
    Object.fromEntries(
      ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"].map((name) => [
        name,
        ["https://reviews.example"],
      ]),
    ),
  ],
  [
    "a relay on another host",
    { relayUrl: "https://relay.example" },
    { "connect-src": ["https://relay.example"] },
  ],
])("%s adds only its own hosts", (_, settings, added: Record<string, string[]>) => {
  const policy = read(contentSecurityPolicy(needs, { ...noEmbeds, ...settings }));
  for (const [name, sources] of Object.entries(policy)) {
    const more = sources.filter((source) => !bare[name]?.includes(source));
    expect([name, more]).toEqual([name, added[name] ?? []]);
  }
});

test("with maps there are no style hashes, since browsers would then ignore 'unsafe-inline'", () => {
  const policy = contentSecurityPolicy(needs, { ...noEmbeds, mapsApiKey: "key" });
  expect(read(policy)["style-src"]).not.toContain("'sha256-b'");
});

test("inline scripts and eval are never allowed", () => {
  const allEmbeds = {
    mapsApiKey: "key",
    gtagId: "G-TEST",
    reviewsWidgetUrl: "https://reviews.example/w.js",
    relayUrl: "https://relay.example",
  };
  const scripts = read(contentSecurityPolicy(needs, allEmbeds))["script-src"] ?? [];
  expect(scripts.filter((source) => /unsafe|^(https?|data|blob):$|\*/.test(source))).toEqual([]);
});
