/** @jest-environment jsdom */
import { printElement } from "./print-element";

const rulesOf = (sheet: CSSStyleSheet | undefined) =>
  Array.from(sheet?.cssRules ?? [], (rule) => rule.cssText);

/** What the page looks like while it is being printed. */
interface Printed {
  rules: string[];
  part: string | undefined;
  around: string[];
}
let printed: Printed;

beforeEach(() => {
  document.head.innerHTML = "<style>p { color: red }</style>";
  document.body.innerHTML =
    '<main id="main"><p>Other words</p><section id="section"><ol id="book"></ol></section></main>';
  // jsdom does not implement printing.
  window.print = () => {
    printed = {
      rules: rulesOf(document.styleSheets[0]),
      part: document.querySelector("[data-print-only]")?.id,
      around: Array.from(document.querySelectorAll("[data-around]"), ({ id }) => id),
    };
    window.dispatchEvent(new Event("afterprint"));
  };
});

const more = "@media print { [data-print-only] { font-size: 11pt; } }";
const print = () => printElement(document.getElementById("book") as HTMLElement, more);

test("while an element is printed, the print rules are in the page and the element and its ancestors are marked", async () => {
  await print();
  expect(printed).toMatchObject({ part: "book", around: ["main", "section"] });
  expect(printed.rules).toHaveLength(4);
  expect(printed.rules.join()).toMatch(/color: red.*@page.*data-around.*11pt/s);
});

test("everything is removed after printing, and the element can be printed again", async () => {
  const before = document.body.innerHTML;
  await print();
  await print();
  expect(printed.rules).toHaveLength(4);
  expect(document.body.innerHTML).toBe(before);
  expect(rulesOf(document.styleSheets[0])).toHaveLength(1);
});

test("everything is removed after two simultaneous clicks", async () => {
  await Promise.all([print(), print()]);
  expect(rulesOf(document.styleSheets[0])).toHaveLength(1);
  expect(document.querySelector("[data-print-only], [data-around]")).toBeNull();
});

test("it constructs no style sheet, which Safari before 16.4 cannot do", async () => {
  const construct = jest.spyOn(window, "CSSStyleSheet").mockImplementation(() => {
    throw new TypeError("Illegal constructor");
  });
  await print();
  expect(printed.part).toBe("book");
  expect(construct).not.toHaveBeenCalled();
});
