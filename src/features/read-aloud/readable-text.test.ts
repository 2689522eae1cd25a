import { sentencesOf } from "./readable-text";

beforeEach(() => {
  // The tests' DOM lays nothing out: there, only what is marked so is out of sight.
  Element.prototype.checkVisibility = function isSeen(this: Element) {
    return !this.matches("[hidden], details:not([open]) > :not(summary)");
  };
});

function read(html: string) {
  // It also takes everything without a style for a box.
  document.head.innerHTML = "<style>a, b, i, span, picture { display: inline }</style>";
  document.body.innerHTML = `<section>${html}</section>`;
  return sentencesOf(document.querySelector("section") as Element, "Picture");
}

const texts = (html: string) => read(html).map(({ text }) => text);

test("headings, paragraphs and lists are read in order, each by itself", () => {
  expect(
    texts("<h2>Before you come</h2><p>Eat well. Sleep well.</p><ul><li>A snack</li><li>A toy</li></ul>"),
  ).toEqual(["Before you come", "Eat well.", "Sleep well.", "A snack", "A toy"]);
});

test("words in bold and in links belong to their sentence", () => {
  expect(texts('<p>Call <a href="tel:1">the\n  <b>clinic</b></a>. Do not wait.</p>')).toEqual([
    "Call the clinic.",
    "Do not wait.",
  ]);
});

test("words that stand apart stay apart", () => {
  expect(texts("<p><b>Pay</b> <i>online</i> or by phone.</p>")).toEqual(["Pay online or by phone."]);
});

test("links that stand side by side are read one by one", () => {
  expect(texts('<div><a style="display: flex">Call</a><a style="display: flex">Write</a></div>')).toEqual([
    "Call",
    "Write",
  ]);
});

test("lines that are broken by hand stay apart", () => {
  expect(texts("<p>12 Main Street<br>Wasilla</p>")).toEqual(["12 Main Street", "Wasilla"]);
});

test("an entry goes on after the list inside it", () => {
  expect(texts("<div>First<p>Second</p>third</div>")).toEqual(["First", "Second", "third"]);
});

test.each([
  ["a button", "<button>Print</button>"],
  ["a form", "<form><p>Your name</p><input></form>"],
  ["the opener of what is folded", "<details><summary>READ MORE</summary><p>Inside</p></details>"],
  ["what is hidden", "<p hidden>Later</p>"],
  ["words for assistive technology", '<span class="visually-hidden">(opens in a new tab)</span>'],
  ["decoration", '<div aria-hidden="true">...</div><svg><text>x</text></svg>'],
  ["a picture that decorates", '<img alt="">'],
])("%s is not read", (_, html) => {
  expect(texts(`<p>One</p>${html}<p>Two</p>`)).toEqual(["One", "Two"]);
});

test("what has been unfolded is read", () => {
  expect(texts("<details open><summary>READ LESS</summary><p>Inside</p></details>")).toEqual(["Inside"]);
});

test("a picture is read by its description, where it stands", () => {
  expect(texts('<p>One</p><picture><img alt="A child on a swing"></picture><p>Two</p>')).toEqual([
    "One",
    "Picture: A child on a swing",
    "Two",
  ]);
});

test("each sentence knows its place on the page", () => {
  const ranges = read('<p>We are\n here. Call <a href="tel:1">the clinic</a>.</p>').map(({ range }) =>
    String(range),
  );
  expect(ranges).toEqual(["We are\n here.", "Call the clinic."]);
});

describe("in a browser without checkVisibility, as Safari before 17.4 is", () => {
  beforeEach(() => Object.assign(Element.prototype, { checkVisibility: undefined }));

  test.each([
    ["what is not displayed", '<p style="display: none">Later</p>'],
    ["what is not visible", '<p style="visibility: hidden">Later</p>'],
    ["what is transparent", '<div style="opacity: 0"><p>Later</p></div>'],
    ["what is folded", "<details><summary>More</summary><div><p>Inside</p></div></details>"],
  ])("%s is not read", (_, html) => {
    expect(texts(`<p>One</p>${html}<p>Two</p>`)).toEqual(["One", "Two"]);
  });

  test("what is unfolded is read", () => {
    expect(texts("<details open><summary>More</summary><p>Inside</p></details>")).toEqual(["Inside"]);
  });
});
