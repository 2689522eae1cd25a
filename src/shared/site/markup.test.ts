import { htmlToText, splitBiography } from "./markup";

test.each([
  ["<p>One.</p><p>Two.</p>", "One. Two."],
  ["<p>A <strong>bold</strong>, plain <a href='/contact'>word</a>.</p>", "A bold, plain word."],
  ["<ul><li>First</li><li>Second</li></ul>", "First Second"],
  ["Salt &amp; pepper &lt; 3", "Salt & pepper < 3"],
  ["Words\n  only", "Words only"],
])("%s becomes %s", (html, words) => {
  expect(htmlToText(html)).toBe(words);
});

test.each([
  ["<p>All.</p>", "<p>All.</p>", ""],
  ["<p>One.</p><hr><p>Two.</p><p>Three.</p>", "<p>One.</p>", "<p>Two.</p><p>Three.</p>"],
  ["<p>One.</p><hr /><p>Two.</p>", "<p>One.</p>", "<p>Two.</p>"],
  ["<p>One.</p><hr><p>Two.</p><hr><p>Three.</p>", "<p>One.</p>", "<p>Two.</p><p>Three.</p>"],
])("%s opens with %s", (html, opening, rest) => {
  expect(splitBiography(html)).toEqual({ opening, rest });
});
