import { pictureFull } from "../components/picture.fixtures";

export const teamBanner: Queries.TeamBannerFragment = {
  anchor: null,
  heading: "Our Team",
  intro: "Meet them before you come.",
  image: { src: pictureFull, alt: "The team stands together in the snow." },
};
