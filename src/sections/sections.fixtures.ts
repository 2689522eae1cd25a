import { bookingAction, outsideAction, pageAction } from "../components/action.fixtures";
import { pictureCard, pictureFull, pictureHalf } from "../components/picture.fixtures";
import { signedQuote, unsignedQuote } from "../components/quote.fixtures";
import { withTranscript } from "../components/spoken-words.fixtures";

export const appointmentForm: Queries.AppointmentFormFragment = {
  anchor: null,
  heading: "Enter your information",
  text: "This is a request, not an appointment yet.",
};

export const articleList: Queries.ArticleListFragment = {
  anchor: "anxiety-articles",
  heading: "Four articles about worry",
  intro: "<p>Each has a short video.</p>",
  articles: ["Signs of worry", "A calm body"].map((title, index) => ({
    jsonId: `article-${index + 1}`,
    title,
    description: "What to look for, and what you can say.",
    imgUrl: pictureHalf,
    videoUrl: `https://www.youtube.com/watch?v=SAMPLE0000${index + 1}`,
    spoken: withTranscript,
  })),
};

export const callBanner: Queries.CallBannerFragment = {
  anchor: null,
  heading: "Got Questions?",
  text: "We can go through any form with you.",
};

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

export const checkList: Queries.CheckListFragment = {
  anchor: null,
  heading: "What we treat",
  intro: "<p>Common reasons to come.</p>",
  items: ["Toe walking", "Cerebral palsy"],
  note: "<p>Not on the list? Call us.</p>",
  sideImage: { src: pictureHalf, alt: "A child climbs to the top of a wall." },
  actions: [bookingAction],
};

export const communicationBoard: Queries.CommunicationBoardFragment = {
  anchor: "communication-board",
  heading: "A board to point to",
  text: "<p>Press a square.</p>",
  words: [
    { word: "Yes", symbol: "yes" },
    { word: "Stop", symbol: "stop" },
    { word: "All done", symbol: "all-done" },
  ],
  withoutScript: "Sound needs JavaScript. You can still point.",
};

const pdf = {
  description: "For your first visit.",
  file: "/documents/intake.pdf",
  pages: 1,
  bytes: 3211,
};

export const documentList: Queries.DocumentListFragment = {
  anchor: null,
  heading: "Choose your forms",
  intro: "<p>Bring them with you.</p>",
  groups: [
    {
      name: "Intake Forms",
      anchor: null,
      documents: [{ jsonId: "intake", title: "Intake General History", ...pdf }],
    },
    {
      name: "Telehealth",
      anchor: "telehealth",
      documents: [{ jsonId: "consent", title: "Telehealth Consent", ...pdf }],
    },
  ],
};

export const mapBanner: Queries.MapBannerFragment = {
  anchor: null,
  heading: "Alaska's Choice for Pediatric PT/OT Care",
  text: "Got Questions? We would love to hear from you!",
  messageLabel: "or Send Us a Message",
};

export const mediaList: Queries.MediaListFragment = {
  anchor: "media",
  heading: "Media",
  intro: null,
  media: ["Morning show", "Evening news"].map((title, index) => ({
    jsonId: `show-${index + 1}`,
    title,
    img: pictureHalf,
    link: `https://www.youtube.com/watch?v=SAMPLE0000${index + 1}`,
    spoken: null,
  })),
  actions: [outsideAction],
};

export const pageHero: Queries.PageHeroFragment = {
  anchor: null,
  heading: "Our Services",
  intro: "Find the therapy that fits your child.",
  image: { src: pictureFull, alt: "A therapy room with a climbing wall." },
  links: [
    { id: "physical-therapy", name: "Physical Therapy" },
    { id: "speech-therapy", name: "Speech Therapy" },
  ],
  actions: [bookingAction],
};

export const prose: Queries.ProseFragment = {
  anchor: null,
  heading: "Your child, moving with more ease",
  text: "<p>We look at how your child moves, and build play around it.</p>",
  actions: [pageAction],
};

export const questions: Queries.QuestionsFragment = {
  anchor: "questions",
  heading: "Questions that parents ask us",
  intro: "<p>Ask us yours.</p>",
  questions: [
    { title: "Do we need a referral?", text: "<p>Your insurance may ask for one.</p>", anchor: "referral" },
    { title: "May I stay in the room?", text: "<p>Yes, you may.</p>", anchor: null },
  ],
  actions: [bookingAction],
};

export const relatedServices: Queries.RelatedServicesFragment = {
  anchor: null,
  heading: "More ways we can help",
  intro: "<p>Many children need more than one kind of help.</p>",
  services: [
    { path: "/services/speech-therapy", name: "Speech Therapy", summary: "Helps your child be understood." },
    { path: "/services/telehealth", name: "Telehealth", summary: "Brings a therapist to you by video." },
  ],
  actions: [pageAction],
};

export const reviews: Queries.ReviewsFragment = {
  anchor: null,
  heading: "What families say about us",
  intro: "<p>Every family's path is different.</p>",
  testimonials: [signedQuote, unsignedQuote],
};

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

export const serviceGroups: Queries.ServiceGroupsFragment = {
  anchor: null,
  heading: "What we offer",
  intro: "<p>We start where your family is.</p>",
  groups: [
    { name: "For your child", items: ["Individual therapy", "Behavioral strategies"] },
    { name: "For your family", items: ["Family counseling"] },
  ],
  actions: [bookingAction],
};

export const slider: Queries.SliderFragment = {
  anchor: null,
  heading: "A look inside",
  intro: "<p>Swings, steps and tunnels.</p>",
  slides: [
    { src: pictureHalf, alt: "A child on a balance beam." },
    { src: pictureHalf, alt: "A child in a tunnel." },
  ],
  actions: [bookingAction],
};

export const steps: Queries.StepsFragment = {
  anchor: null,
  heading: "From your first call to your first visit",
  intro: "<p>It takes four steps.</p>",
  steps: [
    { title: "Call or write to us", text: "<p>Tell us what worries you.</p>" },
    { title: "We reply", text: "<p>A person reads what you wrote.</p>" },
  ],
  sideImage: null,
  actions: [pageAction],
};

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

export const testimonialList: Queries.TestimonialListFragment = {
  anchor: null,
  heading: "Testimonials",
  testimonials: [signedQuote, unsignedQuote],
  images: [{ src: pictureCard, alt: "A child reads to a dog." }],
};

export const travelCard: Queries.TravelCardFragment = {
  anchor: "travel-card",
  heading: "A card for the trip",
  text: "<p>Print it and fill it in with a pen.</p>",
  lines: ["Child's name", "Day and time of the visit"],
  note: "<p>If plans change, call us.</p>",
};

export const visitUs: Queries.VisitUsFragment = {
  anchor: null,
  heading: "Come see us today!",
  text: "<p>There is room to turn a truck around.</p>",
  actions: [bookingAction],
};

export const warningSigns: Queries.WarningSignsFragment = {
  anchor: null,
  heading: "Warning signs in young children",
  text: "<p>Every child has hard days.</p>",
  urgent: false,
  items: ["Cries much more than other children", "Sleeps badly"],
  actions: [bookingAction],
};

export const urgentWarningSigns: Queries.WarningSignsFragment = {
  ...warningSigns,
  heading: "Warning signs in teens",
  urgent: true,
  items: ["Talks about wanting to die", "Pulls away from friends"],
};
