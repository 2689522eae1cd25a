import { findHtmlProblems } from "../rules/html/html";
import type { RuleCases } from "./rule-cases";

const html = (description: string) => ({ team: [{ description }] });
const text = (heading: string) => ({
  "pages/home": { path: "/", blocks: [{ kind: "prose", anchor: "here", heading }] },
});
const onPage = (text: string) => ({
  "pages/home": { path: "/", blocks: [{ kind: "prose", anchor: "here", text }] },
});

const tagCases: RuleCases = {
  rule: findHtmlProblems,
  cases: [
    ...[
      "<br>",
      "<br/>",
      "<br />",
      "<hr>",
      "<hr />",
      '<a href="/">x</a>',
      "<a href='#x'>x</a>",
      "<h3>x</h3>",
      "&nbsp;",
    ].map((written) => [`${written} is fine`, { ...onPage(written.replace("#x", "#here")) }] as const),
    ["a comment", html("<p>Hi</p><!-- todo: write\nmore -->"), "Delete <!-- todo: write"],
    ["a comment that never ends", html("<p>Hi</p><!-- <b>"), "There is a comment: <!-- <b>"],
    [
      "a bare < before a long text",
      html("1 < 2 and this sentence goes on"),
      "If visitors should see a <, write &lt; 2 and this",
    ],
    ["a tag without its end", html("<p>One <strong two</strong></p>"), "The tag <strong has no >"],
    ["an unknown tag without its end", html("<p>One <span two</p>"), "The tag <span has no >"],
    ["an unknown tag", html("<p><span>One</span></p>"), "There are tags"],
    [
      "an unknown opening tag",
      html("<p><u>One</p>"),
      "Delete <u> and its </u>, and keep the text between them.",
    ],
    ["an unknown closing tag", html("<p>One</u></p>"), "Delete </u>."],
    ["the same unknown tag twice", html("<p><wbr>One<wbr></p>"), "Delete <wbr>."],
    ...["input", "source", "embed", "link", "meta", "wbr", "IMG"].map(
      (name) => [`<${name}> has no closing tag`, html(`<p>x<${name}></p>`), `Delete <${name}>.`] as const,
    ),
    ...[
      ["b", "strong"],
      ["i", "em"],
      ["h1", "h3"],
      ["h2", "h3"],
      ["h4", "h3"],
      ["h5", "h3"],
      ["STRONG", "strong"],
    ].map(
      ([name, instead]) =>
        [
          `<${name}>`,
          html(`<${name}>x`),
          `Write <${instead}> instead of <${name}>, and </${instead}> instead of </${name}>.`,
        ] as const,
    ),
    [
      "<P>",
      html("<P>x</p>"),
      "Write <p> instead of <P>, and </p> instead of </P>.",
      "There is a </p> without a <p>",
    ],
    ["</B>", html("<strong>x</B>"), "Write </strong> instead of </B>.", "<strong> is never closed"],
    ["</ul >", html("<ul><li>x</li></ul >"), "Only </ul>, with nothing else in it."],
    ["a closing </br>", html("x</br>"), "Delete </br>."],
    ["a closing </hr>", html("x</hr>"), "Delete </hr>."],
    ["<hr class='x'>", html("<hr class='x'>"), "Write <hr> instead of <hr class='x'>."],
    ["<br class='x'>", html("a<br class='x'>"), "Write <br> instead of <br class='x'>"],
    ["<HR>", html("<HR>"), "Write <hr> instead of <HR>"],
    ["a link without an address", html("<a>x</a>"), "Write <a href='/contact'> instead of <a>."],
    ["a link without quotation marks", html("<a href=/our-team>x</a>"), "Write <a href='/our-team'> instead"],
    [
      "a link with a class",
      html("<a class='x' href = \"/our-team\">x</a>"),
      "an href with straight single quotation marks",
    ],
    [
      "a link with a typographic quotation mark",
      html("<a href=‘/our-team’>x</a>"),
      "Write <a href='/our-team'> instead",
    ],
    ["</a x>", html("<strong>x</a x></strong>"), "Only </a>, with nothing else in it."],
    ["<abbr>", html("<abbr>x</abbr>"), "There are tags"],
    [
      "several wrong tags",
      html("<p class='a'><b>x</b><img><img></p>"),
      "Write <p> instead of <p class='a'>. Write <strong> instead of <b>. Write </strong> instead of </b>. Delete <img> and keep",
    ],
    [
      "only tags with a replacement",
      html("<b>x</b>"),
      "Write <strong> instead of <b>. Write </strong> instead of </b>. To paste",
    ],
    [
      "a wrong tag and a missing end",
      html("<p><em>x</p><h1>"),
      "Write <h3> instead of <h1>",
      "</p> comes while <em>",
    ],
    ["<BR>", html("a<BR>b"), "Write <br> instead of <BR>."],
  ],
};

const nestingCases: RuleCases = {
  rule: findHtmlProblems,
  cases: [
    ...[
      "<h3><em>x</em></h3>",
      "<ol><li><p>x</p></li></ol>",
      "<a href='/'><strong>x</strong><br><em>y</em></a>",
      "<p><a href='/'>x</a><br></p>",
      "<em>x<br></em>",
      "<ul><li><ul><li>x</li></ul></li></ul>",
    ].map((written) => [`${written} is fine`, onPage(written)] as const),
    ["a list in a heading", html("<h3><ul><li>x</li></ul></h3>"), "Write </h3> before <ul>."],
    ["text directly in a list", html("<ul><em>x</em></ul>"), "<em> is inside <ul>"],
    ["an entry in a paragraph", html("<p><li>x</li></p>"), "<li> only inside <ul> or <ol>."],
    ["a heading in an entry", html("<ul><li><h3>x</h3></li></ul>"), "Write </li> before <h3>."],
    ["a rule in a paragraph", html("<p>x<hr></p>"), "<hr> is inside <p>"],
    ["a link in a link", html("<a href='/'><em><a href='/'>x</a></em></a>"), "Write </a> before <a>."],
    ["a paragraph that is never closed", html("<p>x"), "Write </p> where it should end."],
    ["the inner one of two open tags", html("<p>x<em>y"), "<em> is never closed."],
    ["an end without its start", html("x</em>"), "Delete </em>, or write <em> where it should start."],
    ["ends in the wrong order", html("<p><em>x</p></em>"), "Write </em> before </p>."],
    ["a paragraph in a paragraph with text", html("<p>x<p>y</p></p>"), "Write </p> before <p>."],
    ["a paragraph in an open one, after a space", html("<p> <p>y</p>"), "Write </p> before <p>."],
    ["a paragraph twice in a list", html("<ul><p><p>x</p></ul>"), "There are two <p> in a row"],
    [
      "an empty paragraph at the end of an open one",
      html("<p>x<p><p>y</p>"),
      "Write </p> instead of this <p>.",
    ],
    ["a paragraph in a word at the end", html("<em><p>x"), "<p> is inside <em>"],
    ["a list entry outside a list", html("<li>x</li>"), "<li> is outside a list."],
    ["a paragraph that starts twice", html("<p><p>x</p>"), "Delete this <p>."],
    ["several wrong tags in the wrong order", html("<p><u>a<s>b<em>c</p>"), "Delete <u>, <s>"],
  ],
};

const emptyCases: RuleCases = {
  rule: findHtmlProblems,
  cases: [
    ...["p", "li", "h3", "strong", "em", "ul", "ol"].map((name) => {
      const empty = `<${name}></${name}>`;
      return [
        `${empty} beside text`,
        html(name === "li" ? `<ul>${empty}<li>x</li></ul>` : `${empty}<p>x</p>`),
        `Delete ${empty}`,
      ] as const;
    }),
    ["a paragraph with only spaces", html("<p>x</p><p> &nbsp;<br></p>"), "Delete <p> &nbsp;<br></p>"],
    ["nothing but an empty paragraph", html("<p>\n</p>"), "Write the text between the tags."],
    ["only the first of two empty paragraphs", html("<p></p><h3></h3>x"), "Delete <p></p>"],
  ],
};

const linkCases: RuleCases = {
  rule: findHtmlProblems,
  cases: [
    ["a link to a known anchor of the page", onPage("<a href='#here'>x</a>")],
    ["a link to an unknown anchor", onPage("<a href='#there'>x</a>"), 'no anchor "there"'],
    [
      "a link that is removed with its page",
      onPage("<a href='/gone'>x</a>"),
      "If the page was removed, delete the <a …> and </a> around its text.",
    ],
    [
      "two links, one of them broken",
      onPage("<a href='/'>x</a> <a href=\"/gone\">x</a>"),
      'No page has the address "/gone"',
    ],
    ["a link in the wrong format", onPage("<a href='home'>x</a>"), 'This link leads to "home".'],
  ],
};

const plainCases: RuleCases = {
  rule: findHtmlProblems,
  cases: [
    ...["1 < 2 > 0", "Q&A", "R&D", "5 <6", "<3"].map((plain) => [`${plain} is fine`, text(plain)] as const),
    ["a closing tag", text("a </b> b"), 'Write "a b"'],
    ["a numbered character", text("a &#8211; b"), "Write the character itself instead of &#8211;"],
    ["an unknown character", text("a &hearts; b"), "Write the character itself instead of &hearts;"],
    [
      "all known characters",
      text("&nbsp;&amp; &lt; &gt; &quot; &rsquo; &lsquo; &rdquo; &ldquo; &ndash; &mdash;"),
      'Write "& < > ” ’ ‘ ” “ – —"',
    ],
    ["several tags and spaces", text(" <p>One  <b>two</b></p>\n three "), 'Write "One two three"'],
    ["a text of 150 letters", text(`<b>${"x".repeat(150)}`), `Write "${"x".repeat(150)}"`],
    ["a text of 151 letters", text(`<b>${"x".repeat(151)}`), "Delete <b>"],
    ["capital letters", text("<BR>x"), 'Write "x"'],
    ["a non-breaking space", text("a&nbsp;b"), 'Write "a b"'],
  ],
};

/** Cases of the rule about HTML, by what is wrong. */
export const htmlCases: readonly RuleCases[] = [tagCases, nestingCases, emptyCases, linkCases, plainCases];
