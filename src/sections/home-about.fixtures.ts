import { bookingAction, pageAction } from "../components/action.fixtures";
import { pictureHalf } from "../components/picture.fixtures";
import { signedQuote } from "../components/quote.fixtures";
import { withTranscript } from "../components/spoken-words.fixtures";

export const homeAbout: Queries.HomeAboutFragment = {
  anchor: null,
  heading: "You don't need a name for it to call us",
  text: "<p>Tell us what you see at home.</p>",
  video: {
    title: "A walk through the clinic",
    picture: pictureHalf,
    link: { url: "https://www.youtube.com/watch?v=SAMPLE00001", spoken: withTranscript },
  },
  servicesHeading: "What we can help with",
  services: [
    {
      jsonId: "physical-therapy",
      name: "Physical Therapy",
      path: "/services/physical-therapy",
      summary: "Helps your child crawl, walk and climb.",
    },
    {
      jsonId: "telehealth",
      name: "Telehealth",
      path: "/services/telehealth",
      summary: "Brings a therapist to your child by video.",
    },
  ],
  testimonial: signedQuote,
  actions: [pageAction, bookingAction],
};
