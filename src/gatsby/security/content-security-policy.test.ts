import { collectCspSources, contentSecurityPolicy, mergeCspSources } from "./content-security-policy";

const needs = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  frames: ["https://www.youtube-nocookie.com"],
};
const noEmbeds = { mapsApiKey: null, reviewsWidgetUrl: null, gtagId: null, relayUrl: null };

/** The sources of each directive. */
function read(policy: string): Record<string, string> {
  const directives = policy.split("; ").map((directive) => directive.split(/ (.*)/));
  return Object.fromEntries(directives.map(([name = "", sources = ""]) => [name, sources]));
}

const bare = read(contentSecurityPolicy(needs, noEmbeds));

test("without configured third parties, only the site itself, the captcha and videos are allowed", () => {
  const captcha = "https://www.google.com/recaptcha/";
  expect(bare).toEqual({
    "default-src": "'none'",
    "script-src": `'self' 'sha256-a' ${captcha} https://www.gstatic.com/recaptcha/`,
    "style-src": "'self' 'sha256-b'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": `'self' ${captcha}`,
    "frame-src": `https://www.youtube-nocookie.com ${captcha} https://recaptcha.google.com/recaptcha/`,
    "media-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
});

const maps = "https://maps.googleapis.com https://maps.gstatic.com";
const tags = "https://www.googletagmanager.com";
const reports = "https://*.google-analytics.com";
const ofWidget = ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"];

test.each([
  [
    "map",
    { mapsApiKey: "key" },
    {
      "script-src": maps,
      "connect-src": maps,
      "img-src": `${maps} data:`,
      "font-src": "https://fonts.gstatic.com",
      "style-src": "'unsafe-inline' https://fonts.googleapis.com",
    },
  ],
  [
    "analytics",
    { gtagId: "G-TEST" },
    {
      "script-src": tags,
      "connect-src": `${tags} ${reports} https://*.analytics.google.com`,
      "img-src": `${tags} ${reports}`,
    },
  ],
  [
    "reviews",
    { reviewsWidgetUrl: "https://reviews.example/widget.js?id=4" },
    Object.fromEntries(ofWidget.map((name) => [name, "https://reviews.example"])),
  ],
  ["a relay elsewhere", { relayUrl: "https://relay.example" }, { "connect-src": "https://relay.example" }],
])("%s adds only its own hosts", (_, settings, added: Record<string, string>) => {
  const policy = read(contentSecurityPolicy(needs, { ...noEmbeds, ...settings }));
  for (const [name, sources] of Object.entries(policy)) {
    const more = sources.split(" ").filter((source) => !bare[name]?.split(" ").includes(source));
    expect([name, more.join(" ")]).toEqual([name, added[name] ?? ""]);
  }
});

test("with maps there are no style hashes, since browsers would then ignore 'unsafe-inline'", () => {
  const policy = contentSecurityPolicy(needs, { ...noEmbeds, mapsApiKey: "key" });
  expect(read(policy)["style-src"]).not.toContain("'sha256-b'");
});

const hello = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test("inline scripts are hashed as browsers do, each once", () => {
  // The example in Content Security Policy Level 3 (W3C), section 6.7.3.3.
  const page = "<script>alert('Hello, world.');</script>";
  expect(collectCspSources(`${page}<template>${page}</template>`).scripts).toEqual([hello]);
  expect(
    collectCspSources(`<script type="module" data-x="1">alert('Hello, world.');</script>`).scripts,
  ).toEqual([hello]);
});

test.each([
  '<script src="/app.js" async></script>',
  '<script data-deferred-src="https://tags.example/js"></script>',
  '<script type="application/ld+json">{}</script>',
  '<script type="application/json">{}</script>',
])("%s needs no hash", (html) => {
  expect(collectCspSources(html).scripts).toEqual([]);
});

test("inline styles are hashed, including those in noscript", () => {
  const { styles } = collectCspSources(
    '<style data-href="/a.css">p{}</style><noscript><style>p{}</style></noscript>',
  );
  expect(styles).toEqual(["'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"]);
});

test("video frames are found by their addresses, whatever the language of the page", () => {
  const opener = (frame: string) =>
    `<video-opener data-frame="${frame}"><a href="/" aria-label="Un paseo Ver el video">`;
  const pages = [
    opener("https://www.youtube-nocookie.com/embed/SAMPLEabout?autoplay=1&amp;start=4"),
    opener("https://videos.example/walk"),
    '<a href="https://elsewhere.example/">Elsewhere</a>',
  ];
  expect(mergeCspSources(pages.map(collectCspSources)).frames).toEqual([
    "https://videos.example",
    "https://www.youtube-nocookie.com",
  ]);
});

test("sources that pages share are listed once, in an order that does not depend on the pages", () => {
  const pages = ["a", "b"].map((name) => collectCspSources(`<script>${name}()</script><style>p{}</style>`));
  const merged = mergeCspSources(pages);
  expect(merged.styles).toHaveLength(1);
  expect(merged.scripts).toHaveLength(2);
  expect(mergeCspSources(pages.toReversed())).toEqual(merged);
});
