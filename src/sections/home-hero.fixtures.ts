import { bookingAction, callAction, pageAction } from "../components/action.fixtures";
import { pictureFull, pictureTall } from "../components/picture.fixtures";

export const homeHero: Queries.HomeHeroFragment = {
  anchor: null,
  heading: "Therapy for your child, here in Wasilla",
  text: "And we have no waitlists.",
  wide: pictureFull,
  tall: pictureTall,
  alt: "Children at play in the snow.",
  door: {
    heading: "What do you see at home?",
    text: "Choose what is hard right now.",
    links: [
      { label: "Talking", to: { href: "/services#talking", kind: "page", pdf: null } },
      { label: "Moving", to: { href: "/services#moving", kind: "page", pdf: null } },
    ],
    action: pageAction,
  },
  formHeading: "BOOK YOUR EVALUATION TODAY!",
  formText: "Nothing is scheduled until our staff replies to you.",
  actions: [bookingAction, callAction],
};
