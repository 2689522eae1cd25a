import { collectCspSources, mergeCspSources } from "./csp-sources";

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
  const [one, other] = [
    "<script>a()</script><style>p{}</style>",
    "<script>b()</script><style>p{}</style>",
  ].map(collectCspSources);
  if (!one || !other) throw new Error("There are two pages.");
  expect(mergeCspSources([one, other]).styles).toHaveLength(1);
  expect(mergeCspSources([one, other]).scripts).toHaveLength(2);
  expect(mergeCspSources([one, other])).toEqual(mergeCspSources([other, one]));
});
