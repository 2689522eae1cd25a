import { home, type InvalidCase, team } from "./invalid-case";

/** HTML that is broken or unsafe. */
export const brokenHtml: Record<string, InvalidCase> = {
  "a script in a biography": {
    file: team,
    change: ["<p>Ben sings.", "<script>alert(1)</script><p>Ben sings."],
    at: "<script>",
    says: ["tags that this website does not use", "p, ul, ol, li", "Delete <script>, </script> and keep"],
  },
  "a void tag that is not allowed": {
    file: team,
    change: ["<p>Ben sings.", "<p><img src='x'>Ben sings."],
    at: "<img",
    says: ["Delete <img src='x'>."],
  },
  "an attribute that runs a script": {
    file: team,
    change: ["<strong>", "<strong onclick='x()'>"],
    at: "<strong onclick",
    says: ["Write <strong> instead of <strong onclick='x()'>"],
  },
  "a link that runs a script": {
    file: team,
    change: ["href='/our-team#anika'", "href='javascript:x()'"],
    at: "javascript:",
    says: ['leads to "javascript:x()"'],
  },
  "a tag with an allowed replacement": {
    file: team,
    change: ["<strong>snow</strong>", "<b>snow</b>"],
    at: "<b>",
    says: ["Write <strong> instead of <b>.", "Write </strong> instead of </b>."],
  },
  "a tag that is not closed": {
    file: team,
    change: ["snow</strong>.", "snow."],
    at: "</p><hr>",
    says: ["</p> comes while <strong> is still open", "Write </strong> before </p>."],
  },
  "a list in a paragraph": {
    file: team,
    change: ["</p><hr><ul>", "<ul>"],
    at: "<ul>",
    says: ["<ul> is inside <p>", "Write </p> before <ul>."],
  },
  "a list entry outside a list": {
    file: team,
    change: ["<ul><li>Call {phone}</li></ul>", "<li>Call {phone}</li>"],
    at: "<li>",
    says: ["outside a list"],
  },
  "a bare < in HTML": {
    file: team,
    change: ["Ben sings", "Ben sings < 3 songs"],
    at: "< 3",
    says: ["&lt;"],
  },
  "an external URL in HTML": {
    file: home,
    change: ["href='#welcome'", "href='https://else.example'"],
    at: "https://else.example",
    says: ["Add this entry to data/links.json", '"url": "https://else.example"', 'Then write "link:else"'],
  },
  "a broken link in HTML after escaped characters": {
    file: home,
    change: ["above</a>.", "above</a>. \\\"Yes\\\" \\u2013 <a href='/contact'>no</a>"],
    at: "/contact",
    says: ['No page has the address "/contact"'],
  },
  "HTML in a plain text": {
    file: home,
    change: ["Call us", "Call <em>us</em>"],
    at: "<em>",
    says: ["Visitors would see the HTML code", 'Write "Call us"'],
  },
};
