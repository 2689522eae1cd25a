import { render, screen } from "@testing-library/react";
import { Quote } from "./quote";
import { signedQuote, unsignedQuote } from "./quote.fixtures";

test("a family's words stand with who said them", () => {
  render(<Quote testimonial={signedQuote} />);
  expect(screen.getByRole("blockquote")).toHaveTextContent(signedQuote.quote);
  expect(screen.getByRole("figure")).toHaveTextContent("Mother of a four-year-old, Wasilla");
});

test("words that nobody signed stand alone", () => {
  render(<Quote testimonial={unsignedQuote} />);
  expect(screen.getByRole("figure")).toHaveTextContent(new RegExp(`^${unsignedQuote.quote}$`));
});
