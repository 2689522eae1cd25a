/** A testimonial with attribution. */
export const signedQuote: Queries.QuoteFragment = {
  jsonId: "home",
  quote: "By the third visit he was pulling off his snow boots in the doorway.",
  attribution: "Mother of a four-year-old, Wasilla",
};
/** A testimonial without attribution. */
export const unsignedQuote: Queries.QuoteFragment = {
  jsonId: "educational-3",
  quote: "Homework used to end with both of us in tears.",
  attribution: null,
};
