import { bookingAction } from "../components/action.fixtures";
import { pictureHalf } from "../components/picture.fixtures";

export const checkList: Queries.CheckListFragment = {
  anchor: null,
  heading: "What we treat",
  intro: "<p>Common reasons to come.</p>",
  items: ["Toe walking", "Cerebral palsy"],
  note: "<p>Not on the list? Call us.</p>",
  sideImage: { src: pictureHalf, alt: "A child climbs to the top of a wall." },
  actions: [bookingAction],
};
