/** @jest-environment jsdom */
import { sentencesIn, sentencesOf } from "./readable-text";

describe("readable text", () => {
  function read(html: string) {
    // jsdom's default style sheet has no `display: inline`.
    document.head.innerHTML = "<style>a, b, i, span, picture { display: inline }</style>";
    document.body.innerHTML = `<section>${html}</section>`;
    return sentencesOf(document.querySelector("section") as Element, "Picture");
  }

  const texts = (html: string) => read(html).map(({ text }) => text);

  test.each([
    ["<h2>Before</h2><p>Eat well. Go.</p><ul><li>A toy</li></ul>", ["Before", "Eat well.", "Go.", "A toy"]],
    ['<p>Call <a href="tel:1">the\n  <b>clinic</b></a>. Wait.</p>', ["Call the clinic.", "Wait."]],
    ["<p><b>Pay</b> <i>online</i> or by phone.</p>", ["Pay online or by phone."]],
    ['<div><a style="display: flex">Call</a><a style="display: flex">Write</a></div>', ["Call", "Write"]],
    ["<p>12 Main Street<br>Wasilla</p>", ["12 Main Street", "Wasilla"]],
    ["<div>First<p>Second</p>third</div>", ["First", "Second", "third"]],
    ["<details open><summary>READ LESS</summary><p>Inside</p></details>", ["Inside"]],
    ['<div style="display: contents"><p>Inside</p></div>', ["Inside"]],
    ['<p>One</p><picture><img alt="A swing"></picture><p>Two</p>', ["One", "Picture: A swing", "Two"]],
  ])("%s is read as %j", (html, expected) => {
    expect(texts(html)).toEqual(expected);
  });

  test.each([
    ["a button", "<button>Print</button>"],
    ["a form", "<form><p>Your name</p><input></form>"],
    ["closed <details>", "<details><summary>READ MORE</summary><p>Inside</p></details>"],
    ["a hidden element", "<p hidden>Later</p>"],
    ["visually hidden text", '<span class="visually-hidden">(opens in a new tab)</span>'],
    ["decoration", '<div aria-hidden="true">...</div><svg><text>x</text></svg>'],
    ["text in a language that the English voice can't speak", '<p lang="ko">한국어</p>'],
    ["a decorative picture", '<img alt="">'],
    ["an element with visibility: hidden", '<p style="visibility: hidden">Later</p>'],
    ["an element with opacity: 0", '<div style="opacity: 0"><p>Later</p></div>'],
  ])("%s is not read", (_, html) => {
    expect(texts(`<p>One</p>${html}<p>Two</p>`)).toEqual(["One", "Two"]);
  });

  test("each sentence has a range on the page", () => {
    const sentences = read('<p>\n  We are\n here.  Call <a href="tel:1">the clinic</a>.</p>');
    expect(sentences.map(({ range }) => String(range))).toEqual(["We are\n here.", "Call the clinic."]);
  });

  test("on a page in another language, texts in that language are read, and English ones are not", () => {
    document.documentElement.lang = "es-US";
    const html = '<p>¿Habla poco? Llámenos.</p><p lang="en">Call us.</p><p lang="es">Venga.</p>';
    expect(texts(html)).toEqual(["¿Habla poco?", "Llámenos.", "Venga."]);
    document.documentElement.lang = "";
  });
});

describe("sentences", () => {
  const texts = (text: string) => sentencesIn(text, "en-US").map((sentence) => sentence.text);

  test.each([
    ["We are open. Come in!", ["We are open.", "Come in!"]],
    ["Is it covered? Ask us.", ["Is it covered?", "Ask us."]],
    ["Call (907) 555-0142 from 7.30 a.m. on", ["Call (907) 555-0142 from 7.30 a.m. on"]],
    ["A heading without an end", ["A heading without an end"]],
    ["  \n ", []],
  ])("%j is split into %j", (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test("without Intl.Segmenter, a text is one sentence", () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, "Segmenter");
    expect(texts(" One. Two. ")).toEqual(["One. Two."]);
    Object.assign(Intl, { Segmenter });
  });
});
