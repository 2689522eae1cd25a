/** @jest-environment jsdom */
import { setCalm } from "./calm";
import { scrollToAnchor } from "./scroll-to-anchor";

const scrolled = jest.fn<void, [string, ScrollBehavior?]>();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options?) {
    scrolled(this.id, (options as ScrollIntoViewOptions).behavior);
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
  expect(scrolled).toHaveBeenCalledWith(id, "smooth");
  expect(document.activeElement?.tagName).toBe(focused);
});

test("it jumps in calm mode", () => {
  setCalm(true);
  scrollToAnchor("ben");
  expect(scrolled).toHaveBeenCalledWith("ben", "instant");
  setCalm(false);
});

test("an unknown id does not scroll or move the focus", () => {
  scrollToAnchor("nowhere");
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});
