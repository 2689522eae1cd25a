import { pageAction } from "../components/action.fixtures";

export const prose: Queries.ProseFragment = {
  anchor: null,
  heading: "Your child, moving with more ease",
  text: "<p>We look at how your child moves, and build play around it.</p>",
  actions: [pageAction],
};
