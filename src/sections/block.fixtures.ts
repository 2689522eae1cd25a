import { bookingAction } from "../components/parts.fixtures";

/** What most kinds of blocks have: a fixture adds what only its kind has. */
export const block = {
  anchor: null,
  heading: "What this section is about",
  intro: "<p>An introduction.</p>",
  text: "<p>A text.</p>",
  actions: [bookingAction],
};
