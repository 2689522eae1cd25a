import { pageAction } from "../components/action.fixtures";
import { pictureHalf } from "../components/picture.fixtures";

export const insurance: Queries.InsuranceFragment = {
  anchor: null,
  heading: "Insurance we accept",
  text: "<p>Have your insurance card handy when you call us.</p>",
  sideImage: { src: pictureHalf, alt: "A parent at the front desk." },
  actions: [pageAction],
  insurance: {
    accepted: ["Alaska Medicaid", "Aetna"],
    acceptedMore: "and other major insurers",
    inNetwork: ["MODA", "Alaska Medicaid"],
    homeschool: ["Raven", "IDEA"],
    homeschoolMore: "and others",
    notes: [{ name: "Aetna", text: "<p>Aetna asks for a referral first.</p>" }],
    courtesy: "We check your benefits as a courtesy.",
    payment: "Co-pays are due at the time of service.",
    checked: "2026-11-21",
    coverage: {
      inNetwork: { name: "In-network", text: "<p>We have a contract.</p>" },
      accepted: { name: "Accepted", text: "<p>We send it our bills.</p>" },
      ask: { name: "Ask us", text: '<p>Call <a href="tel:+19075550142">(907) 555-0142</a>.</p>' },
      homeschool: { name: "Stipend accepted", text: "<p>You can use the stipend.</p>" },
    },
    insurerCall: {
      heading: "What to ask your insurance",
      intro: "Have your card at hand.",
      questions: ["Is it covered?", "Do we need a referral?"],
    },
    homeschoolCall: {
      heading: "What to ask your program",
      intro: "Ask the teacher.",
      questions: ["How much is left?"],
    },
  },
};
