import { pictureCard } from "../components/picture.fixtures";

const labels = ["Physical Therapy", "Occupational Therapy", "Reading and Spelling", "Teletherapy"];

export const serviceCarousel: Queries.ServiceCarouselFragment = {
  anchor: null,
  heading: "Find the help your child needs",
  tiles: labels.map((text) => ({
    text,
    imgUrl: pictureCard,
    link: { href: `/services/${text.toLowerCase().replaceAll(" ", "-")}`, kind: "page", pdf: null },
  })),
};
