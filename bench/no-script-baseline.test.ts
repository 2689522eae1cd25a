/** @jest-environment node */
import { withoutScripts } from "./no-script-baseline";

test.each([
  ["a script", '<p>a</p><script src="/a.js" async></script><p>b</p>', "<p>a</p><p>b</p>"],
  ["a script of several lines", "<script>a\nb</script>c", "c"],
  ["the data of search engines", '<script type="application/ld+json">{}</script>', ""],
  [
    "what is loaded ahead for script",
    '<link rel="modulepreload" href="/a.js"/><link as="script" rel="preload"/>',
    "",
  ],
  ["a template that holds scripts", '<template id="late"><script src="/a.js"></script></template>', ""],
])("%s goes", (_what, html, expected) => {
  expect(withoutScripts(html)).toBe(expected);
});

test("the mark of pages whose scripts run stays, for the styles go by it (src/gatsby/html/inline-script-mark.ts)", () => {
  expect(withoutScripts('<html lang="en-US"><p>a</p></html>')).toBe(
    '<html data-script="" lang="en-US"><p>a</p></html>',
  );
});

test.each([
  ['<link rel="preload" href="/a.woff2" as="font"/>'],
  ["<style>p{}</style>"],
  ["<template><p>a</p></template>"],
  ["<noscript>a</noscript>"],
])("%s stays", (html) => {
  expect(withoutScripts(html)).toBe(html);
});
