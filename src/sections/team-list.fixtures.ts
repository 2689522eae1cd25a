import { pictureCard, pictureSmall } from "../components/picture.fixtures";
import { signedQuote } from "../components/quote.fixtures";

const names = ["Anika Snowberry", "Ben Birchwater", "Clara Mittenfield", "Dmitri Lanternov"];

/** Four people: with and without a position, with and without a divided biography. */
export const team: Queries.TeamListFragment["team"] = names.map((name, index) => ({
  jsonId: (name.split(" ")[0] ?? name).toLowerCase(),
  name,
  credentials: index === 2 ? "MS, OTR/L" : null,
  position: index === 1 ? null : "Physical Therapist",
  description: `<p>${name} plays.</p>${index === 0 ? "<hr><p>More about play.</p>" : ""}`,
  imageUrl: pictureCard,
}));

export const teamList: Queries.TeamListFragment = {
  anchor: null,
  heading: "Who we are",
  team,
  testimonials: [signedQuote],
  drift: [pictureSmall, pictureSmall],
};
