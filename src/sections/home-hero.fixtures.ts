import { bookingAction, callAction } from "../components/action.fixtures";
import { pictureFull, pictureTall } from "../components/picture.fixtures";

export const homeHero: Queries.HomeHeroFragment = {
  anchor: null,
  heading: "Therapy for your child, here in Wasilla",
  text: "And we have no waitlists.",
  wide: pictureFull,
  tall: pictureTall,
  alt: "Children at play in the snow.",
  formHeading: "BOOK YOUR EVALUATION TODAY!",
  formText: "Nothing is scheduled until our staff replies to you.",
  actions: [bookingAction, callAction],
};
