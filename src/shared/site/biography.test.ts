import { splitBiography } from "./biography";

test.each([
  ["<p>All.</p>", "<p>All.</p>", ""],
  ["<p>One.</p><hr><p>Two.</p><p>Three.</p>", "<p>One.</p>", "<p>Two.</p><p>Three.</p>"],
  ["<p>One.</p><hr /><p>Two.</p>", "<p>One.</p>", "<p>Two.</p>"],
  ["<p>One.</p><hr><p>Two.</p><hr><p>Three.</p>", "<p>One.</p>", "<p>Two.</p><p>Three.</p>"],
])("%s opens with %s", (html, opening, rest) => {
  expect(splitBiography(html)).toEqual({ opening, rest });
});
