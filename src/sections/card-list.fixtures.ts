import { bookingAction } from "../components/action.fixtures";

export const cardList: Queries.CardListFragment = {
  anchor: null,
  heading: "How it may help",
  intro: "<p>Families tell us about these.</p>",
  cards: [
    { title: "Balance", text: "<p>The climb into the truck may get easier.</p>" },
    { title: "Confidence", text: "<p>Your child may join in at recess.</p>" },
  ],
  actions: [bookingAction],
};
