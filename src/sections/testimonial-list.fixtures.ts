import { pictureCard } from "../components/picture.fixtures";
import { signedQuote, unsignedQuote } from "../components/quote.fixtures";

export const testimonialList: Queries.TestimonialListFragment = {
  anchor: null,
  heading: "Testimonials",
  testimonials: [signedQuote, unsignedQuote],
  images: [{ src: pictureCard, alt: "A child reads to a dog." }],
};
