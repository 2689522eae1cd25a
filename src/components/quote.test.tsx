import { render, screen } from "@testing-library/react";
import { signedQuote, unsignedQuote } from "./parts.fixtures";
import { Quote } from "./quote";

test("a quote is a figure with its attribution", () => {
  render(<Quote testimonial={signedQuote} />);
  expect(screen.getByRole("blockquote")).toHaveTextContent(signedQuote.quote);
  expect(screen.getByRole("figure")).toHaveTextContent("Mother of a four-year-old, Wasilla");
});

test("a quote without attribution has no caption", () => {
  render(<Quote testimonial={unsignedQuote} />);
  expect(screen.getByRole("figure")).toHaveTextContent(new RegExp(`^${unsignedQuote.quote}$`));
});
