import { pictureFull } from "../components/picture.fixtures";

export const teamBanner: Queries.TeamBannerFragment = {
  anchor: null,
  heading: "Our Team",
  intro: "Meet them before you come.",
  team: [
    { id: "anika", name: "Anika Snowberry" },
    { id: "ben", name: "Ben Birchwater" },
  ],
  image: { src: pictureFull, alt: "The team stands together in the snow." },
};
