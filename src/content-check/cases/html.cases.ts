import { findHtmlProblems } from "../rules/html/html";
import { all, casesOf, each, fine } from "./case.fixtures";

const html = (description: string) => ({ team: [{ description }] });
const text = (heading: string) => ({
  "pages/home": { path: "/", blocks: [{ kind: "prose", anchor: "here", heading }] },
});
const onPage = (text: string) => ({
  "pages/home": { path: "/", blocks: [{ kind: "prose", anchor: "here", text }] },
});

casesOf(findHtmlProblems, {
  ...each(html, {
    "<p>Hi</p><!-- todo: write\nmore -->": "Delete <!-- todo: write",
    "<p>Hi</p><!-- <b>": "There is a comment: <!-- <b>",
    "1 < 2 and this sentence goes on": "If visitors should see a <, write &lt; 2 and this",
    "<p>One <strong two</strong></p>": "The tag <strong has no >",
    "<p>One <span two</p>": "The tag <span has no >",
    "<p><span>One</span></p>": "There are tags",
    "<p><u>One</p>": "Delete <u> and its </u>, and keep the text between them.",
    "<p>One</u></p>": "Delete </u>.",
    "<p><wbr>One<wbr></p>": "Delete <wbr>.",
    "<P>x</p>": ["Write <p> instead of <P>, and </p> instead of </P>.", "There is a </p> without a <p>"],
    "<strong>x</B>": ["Write </strong> instead of </B>.", "<strong> is never closed"],
    "<ul><li>x</li></ul >": "Only </ul>, with nothing else in it.",
    "x</br>": "Delete </br>.",
    "x</hr>": "Delete </hr>.",
    "<hr class='x'>": "Write <hr> instead of <hr class='x'>.",
    "a<br class='x'>": "Write <br> instead of <br class='x'>",
    "<HR>": "Write <hr> instead of <HR>",
    "<a>x</a>": "Write <a href='/contact'> instead of <a>.",
    "<a href=/our-team>x</a>": "Write <a href='/our-team'> instead",
    "<a class='x' href = \"/our-team\">x</a>": "an href with straight single quotation marks",
    "<a href=‘/our-team’>x</a>": "Write <a href='/our-team'> instead",
    "<strong>x</a x></strong>": "Only </a>, with nothing else in it.",
    "<abbr>x</abbr>": "There are tags",
    "<p class='a'><b>x</b><img><img></p>":
      "Write <p> instead of <p class='a'>. Write <strong> instead of <b>. Write </strong> instead of </b>. Delete <img> and keep",
    "<b>x</b>": "Write <strong> instead of <b>. Write </strong> instead of </b>. To paste",
    "<p><em>x</p><h1>": ["Write <h3> instead of <h1>", "</p> comes while <em>"],
    "a<BR>b": "Write <br> instead of <BR>.",
  }),
  ...all(
    (name) => html(`<p>x<${name}></p>`),
    ["input", "source", "embed", "link", "meta", "wbr", "IMG"],
    (name) => `Delete <${name}>.`,
  ),
  ...all(
    (tags) => html(`<${tags.split(" ")[0]}>x`),
    ["b strong", "i em", "h1 h3", "h2 h3", "h4 h3", "h5 h3", "STRONG strong"],
    (tags) => tags.replace(/(.*) (.*)/, "Write <$2> instead of <$1>, and </$2> instead of </$1>."),
  ),
  ...fine(
    onPage,
    "<br>",
    "<br/>",
    "<br />",
    "<hr>",
    "<hr />",
    '<a href="/">x</a>',
    "<a href='#here'>x</a>",
    "<h3>x</h3>",
    "&nbsp;",
  ),
});

casesOf(findHtmlProblems, {
  ...fine(
    onPage,
    "<h3><em>x</em></h3>",
    "<ol><li><p>x</p></li></ol>",
    "<a href='/'><strong>x</strong><br><em>y</em></a>",
    "<p><a href='/'>x</a><br></p>",
    "<em>x<br></em>",
    "<ul><li><ul><li>x</li></ul></li></ul>",
  ),
  ...each(html, {
    "<h3><ul><li>x</li></ul></h3>": "Write </h3> before <ul>.",
    "<ul><em>x</em></ul>": "<em> is inside <ul>",
    "<p><li>x</li></p>": "<li> only inside <ul> or <ol>.",
    "<ul><li><h3>x</h3></li></ul>": "Write </li> before <h3>.",
    "<p>x<hr></p>": "<hr> is inside <p>",
    "<a href='/'><em><a href='/'>x</a></em></a>": "Write </a> before <a>.",
    "<p>x": "Write </p> where it should end.",
    "<p>x<em>y": "<em> is never closed.",
    "x</em>": "Delete </em>, or write <em> where it should start.",
    "<p><em>x</p></em>": "Write </em> before </p>.",
    "<p>x<p>y</p></p>": "Write </p> before <p>.",
    "<p> <p>y</p>": "Write </p> before <p>.",
    "<ul><p><p>x</p></ul>": "There are two <p> in a row",
    "<p>x<p><p>y</p>": "Write </p> instead of this <p>.",
    "<em><p>x": "<p> is inside <em>",
    "<li>x</li>": "<li> is outside a list.",
    "<p><p>x</p>": "Delete this <p>.",
    "<p><u>a<s>b<em>c</p>": "Delete <u>, <s>",
  }),
});

casesOf(findHtmlProblems, {
  ...all(
    (name) => html(name === "li" ? "<ul><li></li><li>x</li></ul>" : `<${name}></${name}><p>x</p>`),
    ["p", "li", "h3", "strong", "em", "ul", "ol"],
    (name) => `Delete <${name}></${name}>`,
  ),
  "a paragraph with only spaces": [html("<p>x</p><p> &nbsp;<br></p>"), "Delete <p> &nbsp;<br></p>"],
  "nothing but an empty paragraph": [html("<p>\n</p>"), "Write the text between the tags."],
  "only the first of two empty paragraphs": [html("<p></p><h3></h3>x"), "Delete <p></p>"],
});

casesOf(findHtmlProblems, {
  ...each(onPage, {
    "<a href='#there'>x</a>": 'no anchor "there"',
    "<a href='/gone'>x</a>": "If the page was removed, delete the <a …> and </a> around its text.",
    "<a href='/'>x</a> <a href=\"/gone\">x</a>": 'No page has the address "/gone"',
    "<a href='home'>x</a>": 'This link leads to "home".',
  }),
});

casesOf(findHtmlProblems, {
  "an email with a name, which its own rule explains": [{ clinic: { email: "Ana <ana@clinic.example>" } }],
  ...each(text, {
    "a </b> b": 'Write "a b"',
    "a &#8211; b": "Write the character itself instead of &#8211;",
    "a &hearts; b": "Write the character itself instead of &hearts;",
    "&nbsp;&amp; &lt; &gt; &quot; &rsquo; &lsquo; &rdquo; &ldquo; &ndash; &mdash;":
      'Write "& < > ” ’ ‘ ” “ – —"',
    " <p>One  <b>two</b></p>\n three ": 'Write "One two three"',
    "<BR>x": 'Write "x"',
    "a&nbsp;b": 'Write "a b"',
  }),
  ...fine(text, "1 < 2 > 0", "Q&A", "R&D", "5 <6", "<3"),
  "a text of 150 letters": [text(`<b>${"x".repeat(150)}`), `Write "${"x".repeat(150)}"`],
  "a text of 151 letters": [text(`<b>${"x".repeat(151)}`), "Delete <b>"],
});
