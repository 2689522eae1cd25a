import { withoutScripts } from "./no-script-baseline";

test.each([
  ["a script", '<p>a</p><script src="/a.js" async></script><p>b</p>', "<p>a</p><p>b</p>"],
  ["a multi-line script", "<script>a\nb</script>c", "c"],
  ["structured data", '<script type="application/ld+json">{}</script>', ""],
  ["preloads of scripts", '<link rel="modulepreload" href="/a.js"/><link as="script" rel="preload"/>', ""],
  ["a template that contains scripts", '<template id="late"><script src="/a.js"></script></template>', ""],
])("%s is removed", (_name, html, expected) => {
  expect(withoutScripts(html)).toBe(expected);
});

test("the attribute that marks running scripts is kept, because styles depend on it (src/elements/early.ts)", () => {
  expect(withoutScripts('<html lang="en-US"><p>a</p></html>')).toBe(
    '<html data-script="" lang="en-US"><p>a</p></html>',
  );
});

test.each([
  ['<link rel="preload" href="/a.woff2" as="font"/>'],
  ["<style>p{}</style>"],
  ["<template><p>a</p></template>"],
  ["<noscript>a</noscript>"],
])("%s is kept", (html) => {
  expect(withoutScripts(html)).toBe(html);
});
