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
    <article id="ben" tabindex="-1"><p>No heading here</p></article>`;
});

test.each([
  ["the heading of a section", "payment-section", "H2"],
  ["the element itself if it has no heading", "ben", "ARTICLE"],
])("the focus goes to %s", (_, id, focused) => {
  scrollToAnchor(id);
  expect(scrolled).toHaveBeenCalledWith(id);
  expect(document.activeElement?.tagName).toBe(focused);
});

test("an unknown id does not scroll or move the focus", () => {
  scrollToAnchor("nowhere");
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});
