import { concernFinder } from "./concern-finder.fixtures";

export const concernAreas: Queries.ConcernAreasFragment = {
  anchor: null,
  heading: "What do you see at home?",
  text: "<p>Choose what fits best.</p>",
  search: concernFinder,
};
