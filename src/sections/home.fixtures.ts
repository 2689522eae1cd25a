import * as parts from "../components/parts.fixtures";
import { block } from "./block.fixtures";
import { relatedServices } from "./sections.fixtures";

export const homeHero: Queries.HomeHeroFragment = {
  ...block,
  text: "And we have no waitlists.",
  wide: parts.pictureFull,
  tall: parts.pictureTall,
  alt: "Children at play in the snow.",
  door: {
    heading: "What do you see at home?",
    text: "Choose what is hard right now.",
    links: [parts.pageAction],
    action: parts.pageAction,
  },
  formHeading: "BOOK YOUR EVALUATION TODAY!",
  formText: "Nothing is scheduled until our staff replies to you.",
  actions: [parts.bookingAction, parts.callAction],
};

export const homeAbout: Queries.HomeAboutFragment = {
  ...block,
  video: {
    title: "A walk through the clinic",
    picture: parts.pictureHalf,
    link: { url: "https://www.youtube.com/watch?v=SAMPLE00001", spoken: parts.withTranscript },
  },
  servicesHeading: "What we can help with",
  services: relatedServices.services.map((service) => ({ ...service, jsonId: service.path })),
  testimonial: parts.signedQuote,
};

const base = { text: "<p>Come.</p>", from: "2026-11-01", hasBegun: true, event: null, job: null, link: null };

/** A piece of news, an event, a job, and an event to come. */
export const newsList: Queries.NewsListFragment = {
  ...block,
  news: [
    { ...base, title: "A new swing", to: "2026-11-30" },
    {
      ...base,
      title: "Open house",
      to: "2026-12-05",
      event: { day: "2026-12-05", lastDay: null, starts: "10:00", ends: "12:00" },
      link: parts.pageAction,
    },
    { ...base, title: "Speech therapist", to: "2026-12-31", job: { employment: "part time" } },
    {
      ...base,
      title: "Winter camp",
      from: "2026-12-02",
      to: "2027-01-08",
      hasBegun: false,
      event: { day: "2027-01-04", lastDay: "2027-01-08", starts: null, ends: null },
    },
  ],
};

const names = ["Anika Snowberry", "Ben Birchwater", "Clara Mittenfield", "Dmitri Lanternov"];

/** Four people: with and without a position, with and without a divided biography. */
const team: Queries.TeamListFragment["team"] = names.map((name, index) => ({
  jsonId: (name.split(" ")[0] ?? name).toLowerCase(),
  name,
  credentials: index === 2 ? "MS, OTR/L" : null,
  position: index === 1 ? null : "Physical Therapist",
  description: `<p>${name} plays.</p>${index === 0 ? "<hr><p>More about play.</p>" : ""}`,
  imageUrl: parts.pictureCard,
}));

export const teamList: Queries.TeamListFragment = {
  ...block,
  team,
  testimonials: [parts.signedQuote],
  drift: [parts.pictureSmall, parts.pictureSmall],
};

export const callBanner: Queries.CallBannerFragment = { ...block, text: "We can go through it with you." };

export const mapBanner: Queries.MapBannerFragment = { ...callBanner, messageLabel: "or Send Us a Message" };

export const serviceCarousel: Queries.ServiceCarouselFragment = {
  anchor: block.anchor,
  heading: block.heading,
  tiles: ["Physical Therapy", "Occupational Therapy", "Reading and Spelling", "Teletherapy"].map((text) => ({
    text,
    imgUrl: parts.pictureCard,
    link: { href: `/services/${text.toLowerCase().replaceAll(" ", "-")}`, kind: "page", pdf: null },
  })),
};
