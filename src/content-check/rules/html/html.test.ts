import { parseFragment, serialize } from "parse5";
import { findNestingProblem, findTagProblem, tagsOf } from "./html-tags";

function problemsIn(html: string): string[] {
  const tags = tagsOf(html);
  return [...tags.map(findTagProblem), findNestingProblem(tags)].flatMap((problem) => problem?.found ?? []);
}

/** Returns the elements that browsers make of the HTML, written as HTML again, with parse errors in place of it. */
function asBrowsersReadIt(html: string): string {
  const errors: string[] = [];
  const fragment = parseFragment(html, { onParseError: ({ code }) => errors.push(code) });
  return errors.join() || serialize(fragment).replaceAll('"', "'");
}

test.each([
  "<p>One<br>two</p><hr><p>Three <em>and <strong>four</strong></em></p>",
  "<h3>Title</h3><ul><li>One <a href='/contact'>call</a><ol><li><p>Two</p></li></ol></li></ul>",
  "Bare words with 5 &lt; 6 &amp; <a href='link:camp'><em>a link</em></a>",
])("accepts %s", (html) => {
  expect(problemsIn(html)).toEqual([]);
  expect(asBrowsersReadIt(html)).toBe(html);
});

const pairs = ["p", "h3", "ul", "ol", "li", "strong", "em", "a"].map((name) => [
  name === "a" ? "<a href='/x'>" : `<${name}>`,
  `</${name}>`,
]);

test("browsers read every accepted nesting of three tags as it is written", () => {
  const within = (inner: readonly string[]) =>
    pairs.flatMap(([start, end]) => inner.map((html) => `${start}${html}${end}`));
  const accepted = within(within(within(["x", "x<br>"]))).filter((html) => problemsIn(html).length === 0);
  expect(accepted.filter((html) => asBrowsersReadIt(html) !== html)).toEqual([]);
  expect(accepted).toContain("<ul><li><p>x</p></li></ul>");
});

test.each([
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<iframe src='//x'></iframe>",
  "<style>p{}</style>",
  "<a href='/x' onclick='y()'>z</a>",
  "<a href=/x>z</a>",
  "<a HREF='/x'>z</a>",
  "<p style='color:red'>z</p>",
  "<P>z</P>",
  "<p/onclick=x>z</p>",
  "<!-- note -->",
  "<!--<p>",
  "<!DOCTYPE html>",
  "<?php ?>",
  "<p<script>x</script>",
  "<p>1 < 2</p>",
  "</p>",
  "<p>",
  "<p><p>one</p></p>",
  "<em><p>x</p></em>",
  "<p><strong><em>x</strong></em></p>",
  "<ul><p>x</p></ul>",
  "<a href='/x'>a <a href='/y'>b</a></a>",
  "<a href='/x'>a <em><a href='/y'>b</a></em></a>",
  "<br></br>",
])("rejects %s", (html) => {
  expect(problemsIn(html)).not.toEqual([]);
});
