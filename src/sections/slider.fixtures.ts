import { bookingAction } from "../components/action.fixtures";
import { pictureHalf } from "../components/picture.fixtures";

export const slider: Queries.SliderFragment = {
  anchor: null,
  heading: "A look inside",
  intro: "<p>Swings, steps and tunnels.</p>",
  slides: [
    { src: pictureHalf, alt: "A child on a balance beam." },
    { src: pictureHalf, alt: "A child in a tunnel." },
  ],
  actions: [bookingAction],
};
