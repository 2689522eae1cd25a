import { signedQuote, unsignedQuote } from "../components/quote.fixtures";

export const reviews: Queries.ReviewsFragment = {
  anchor: null,
  heading: "What families say about us",
  intro: "<p>Every family's path is different.</p>",
  testimonials: [signedQuote, unsignedQuote],
};
