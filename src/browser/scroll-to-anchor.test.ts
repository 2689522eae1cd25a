/** @jest-environment jsdom */
import { scrollToAnchor } from "./scroll-to-anchor";

const scrolled = jest.fn<void, [string]>();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id);
  };
  document.body.innerHTML = `
    <section id="payment-section"><h2>How to Pay</h2><p>Words</p></section>
    <article id="ben" tabindex="-1"><p>No heading here</p></article>
    <details id="moving"><summary tabindex="0">Moving</summary><p>Words</p></details>`;
});

test.each([
  ["the heading of a section", "payment-section", "H2"],
  ["the element itself if it has no heading", "ben", "ARTICLE"],
  ["the summary of a disclosure", "moving", "SUMMARY"],
])("the focus goes to %s", (_, id, focused) => {
  scrollToAnchor(id);
  expect(scrolled).toHaveBeenCalledWith(id);
  expect(document.activeElement?.tagName).toBe(focused);
});

test("a disclosure is opened, and its summary stays a stop of the Tab key", () => {
  scrollToAnchor("moving");
  expect(document.querySelector("details")).toHaveProperty("open", true);
  expect(document.querySelector("summary")).toHaveProperty("tabIndex", 0);
});

test("an unknown id does not scroll or move the focus", () => {
  scrollToAnchor("nowhere");
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});
