import { render } from "@testing-library/react";
import { pictureCard } from "../components/picture.fixtures";
import { signedQuote } from "../components/quote.fixtures";
import { TestimonialList } from "./testimonial-list";

const image = { src: pictureCard, alt: "A child reads." };

test.each([
  { quotes: 6, images: 2, order: "QIQQQIQQ" },
  { quotes: 5, images: 2, order: "QIQQQIQ" },
  { quotes: 3, images: 1, order: "QIQQ" },
  { quotes: 2, images: 0, order: "QQ" },
])("$quotes quotes (Q) and $images images (I) are in the order $order", ({ quotes, images, order }) => {
  const testimonials = Array.from({ length: quotes }, (_, index) => ({
    ...signedQuote,
    jsonId: `quote-${index}`,
  }));
  const block = {
    anchor: null,
    heading: "Testimonials",
    testimonials,
    images: Array.from({ length: images }, () => image),
  };
  const { container } = render(<TestimonialList block={block} />);
  const entries = [...container.querySelectorAll("img, blockquote")];
  expect(entries.map(({ tagName }) => (tagName === "IMG" ? "I" : "Q")).join("")).toBe(order);
});
