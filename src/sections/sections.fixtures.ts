import * as parts from "../components/parts.fixtures";
import { block } from "./block.fixtures";

const slug = (text: string) => text.toLowerCase().replaceAll(" ", "-");
const titled = (title: string) => ({ title, text: `<p>About ${title}.</p>` });
const video = (title: string) => ({ jsonId: slug(title), title, spoken: parts.withTranscript });

export const articleList: Queries.ArticleListFragment = {
  ...block,
  articles: ["Signs of worry", "A calm body"].map((title) => ({
    ...video(title),
    description: "What to look for, and what you can say.",
    imgUrl: parts.pictureHalf,
    videoUrl: "https://www.youtube.com/watch?v=SAMPLE00001",
  })),
};

export const cardList: Queries.CardListFragment = { ...block, cards: ["Balance", "Confidence"].map(titled) };

export const checkList: Queries.CheckListFragment = {
  ...block,
  items: ["Toe walking", "Cerebral palsy"],
  note: "<p>Not on the list? Call us.</p>",
  sideImage: { src: parts.pictureHalf, alt: "A child climbs to the top of a wall." },
};

export const feature: Queries.FeatureFragment = {
  ...block,
  image: { src: parts.pictureHalf, alt: "A therapy room with a swing." },
  videoLink: null,
  listenLink: { spoken: parts.withoutTranscript },
  imageLink: null,
  documents: [parts.workbook],
};

export const mediaList: Queries.MediaListFragment = {
  ...block,
  media: ["Morning show", "Evening news"].map((title) => ({
    ...video(title),
    img: parts.pictureHalf,
    link: "https://www.youtube.com/watch?v=SAMPLE00001",
  })),
};

export const pageHero: Queries.PageHeroFragment = {
  ...block,
  intro: "Find the therapy that fits your child.",
  image: { src: parts.pictureFull, alt: "A therapy room with a climbing wall." },
  links: [
    { id: "physical-therapy", name: "Physical Therapy" },
    { id: "speech-therapy", name: "Speech Therapy" },
  ],
};

export const partnerList: Queries.PartnerListFragment = {
  ...block,
  partners: ["Adaptive sports", "Baby showers"].map((name) => ({
    jsonId: slug(name),
    name,
    description: "<p>With the right gear, most children can play outside.</p>",
    imageUrl: parts.pictureHalf,
    imageAlt: `A picture of ${name}.`,
    link: parts.outsideAction,
  })),
};

export const prose: Queries.ProseFragment = block;

export const questions: Queries.QuestionsFragment = {
  ...block,
  questions: [
    { ...titled("Do we need a referral?"), anchor: "referral" },
    { ...titled("May I stay in the room?"), anchor: null },
  ],
};

export const relatedServices: Queries.RelatedServicesFragment = {
  ...block,
  services: [
    { path: "/services/speech-therapy", name: "Speech Therapy", summary: "Helps your child be understood." },
    { path: "/services/telehealth", name: "Telehealth", summary: "Brings a therapist to you by video." },
  ],
};

export const reviews: Queries.ReviewsFragment = {
  ...block,
  testimonials: [parts.signedQuote, parts.unsignedQuote],
};

export const serviceGroups: Queries.ServiceGroupsFragment = {
  ...block,
  groups: [
    { name: "For your child", items: ["Individual therapy", "Behavioral strategies"] },
    { name: "For your family", items: ["Family counseling"] },
  ],
};

export const slider: Queries.SliderFragment = {
  ...block,
  slides: ["A child on a beam.", "A child in a tunnel."].map((alt) => ({ src: parts.pictureHalf, alt })),
};

export const steps: Queries.StepsFragment = {
  ...block,
  steps: ["Call or write to us", "We reply"].map(titled),
  sideImage: null,
};

export const teamBanner: Queries.TeamBannerFragment = {
  ...block,
  intro: "Meet them before you come.",
  team: [
    { id: "anika", name: "Anika Snowberry" },
    { id: "ben", name: "Ben Birchwater" },
  ],
  image: { src: parts.pictureFull, alt: "The team stands together in the snow." },
};

export const testimonialList: Queries.TestimonialListFragment = {
  ...reviews,
  images: [{ src: parts.pictureCard, alt: "A child reads to a dog." }],
};

export const therapySection: Queries.TherapySectionFragment = {
  ...block,
  image: { src: parts.pictureHalf, alt: "A child climbs while a therapist holds the ladder." },
  videoLink: { url: "https://www.youtube.com/watch?v=SAMPLE00001", spoken: parts.withTranscript },
  treatedHeading: "Commonly treated diagnoses",
  treated: ["Toe walking", "Down syndrome"].map(titled),
  groups: [{ name: "How we work", items: ["Balance training", "Gait training"] }],
  testimonials: [parts.signedQuote],
};

export const warningSigns: Queries.WarningSignsFragment = {
  ...block,
  urgent: false,
  items: ["Cries much more than other children", "Sleeps badly"],
};

export const urgentWarningSigns: Queries.WarningSignsFragment = {
  ...warningSigns,
  urgent: true,
  items: ["Talks about wanting to die", "Pulls away from friends"],
};
