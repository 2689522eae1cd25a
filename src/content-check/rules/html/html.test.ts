import sanitizeHtml from "sanitize-html";
import { findNestingProblem } from "./html-nesting";
import { allowedTags, findTagProblem, tagsOf } from "./html-tags";

function problemsIn(html: string): string[] {
  const tags = tagsOf(html);
  return [...tags.map(findTagProblem), findNestingProblem(tags)].flatMap((problem) => problem?.found ?? []);
}

/** Returns what a well-tested sanitizer leaves of the HTML. */
function sanitized(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["link", "document", "phone"],
  }).replaceAll('"', "'");
}

test.each([
  "<p>One<br>two</p><hr><p>Three <em>and <strong>four</strong></em></p>",
  "<h3>Title</h3><ul><li>One <a href='/contact'>call</a><ol><li><p>Two</p></li></ol></li></ul>",
  "Bare words with 5 &lt; 6 &amp; <a href='link:camp'><em>a link</em></a>",
])("accepts %s", (html) => {
  expect(problemsIn(html)).toEqual([]);
  expect(sanitized(html).replaceAll(/<(br|hr) \/>/g, "<$1>")).toBe(html);
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
  "<br></br>",
])("rejects %s", (html) => {
  expect(problemsIn(html)).not.toEqual([]);
});
