import { bookingAction } from "../components/action.fixtures";
import { pictureFull } from "../components/picture.fixtures";

export const pageHero: Queries.PageHeroFragment = {
  anchor: null,
  heading: "Our Services",
  intro: "Find the therapy that fits your child.",
  image: { src: pictureFull, alt: "A therapy room with a climbing wall." },
  links: [
    { id: "physical-therapy", name: "Physical Therapy" },
    { id: "speech-therapy", name: "Speech Therapy" },
  ],
  actions: [bookingAction],
};
