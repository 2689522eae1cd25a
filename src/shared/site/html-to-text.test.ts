import { htmlToText } from "./html-to-text";

test.each([
  ["<p>One.</p><p>Two.</p>", "One. Two."],
  ["<p>A <strong>bold</strong>, plain <a href='/contact'>word</a>.</p>", "A bold, plain word."],
  ["<ul><li>First</li><li>Second</li></ul>", "First Second"],
  ["Salt &amp; pepper &lt; 3", "Salt & pepper < 3"],
  ["Words\n  only", "Words only"],
])("%s becomes %s", (html, words) => {
  expect(htmlToText(html)).toBe(words);
});
