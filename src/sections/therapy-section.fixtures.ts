import { callAction, pageAction } from "../components/action.fixtures";
import { pictureHalf } from "../components/picture.fixtures";
import { signedQuote } from "../components/quote.fixtures";

export const therapySection: Queries.TherapySectionFragment = {
  anchor: "physical-therapy",
  heading: "Physical Therapy",
  text: "<p>How your child moves.</p>",
  image: { src: pictureHalf, alt: "A child climbs while a therapist holds the ladder." },
  videoLink: { url: "https://www.youtube.com/watch?v=SAMPLE00002", spoken: null },
  treatedHeading: "Commonly treated diagnoses",
  treated: [
    { title: "Toe walking", text: "<p>On toes more than 25% of the time.</p>" },
    { title: "Down syndrome", text: "<p>Low muscle tone can slow first steps.</p>" },
  ],
  groups: [{ name: "How we work", items: ["Balance training", "Gait training"] }],
  testimonials: [signedQuote],
  actions: [pageAction, callAction],
};
