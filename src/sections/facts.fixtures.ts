import { outsideAction, pictureHalf, workbook } from "../components/parts.fixtures";
import { block } from "./block.fixtures";

export const insurance: Queries.InsuranceFragment = {
  ...block,
  sideImage: { src: pictureHalf, alt: "A parent at the front desk." },
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

const field = { choices: null, isOptional: null };
const optional = { choices: null, isOptional: true };

export const referralSheet: Queries.ReferralSheetFragment = {
  ...block,
  opener: "Open the sheet",
  title: "Referral",
  services: [{ name: "Physical Therapy" }, { name: "Speech Therapy" }],
  parts: [
    {
      name: "The child",
      isFolded: null,
      fields: [
        { name: "child-name", label: "Child's name", kind: "text", ...field },
        { name: "birth-date", label: "Date of birth", kind: "date", ...field },
        { name: "precautions", label: "Precautions", kind: "lines", ...optional },
      ],
    },
    {
      name: "How to talk (optional)",
      isFolded: true,
      fields: [
        { name: "language", label: "Language", kind: "text", ...optional },
        { ...optional, name: "talk-by", label: "What helps", kind: "choices", choices: ["ASL", "Relay"] },
      ],
    },
    {
      name: "The referral",
      isFolded: null,
      fields: [
        { name: "services-asked", label: "Services", kind: "services", ...field },
        { ...optional, name: "orders", label: "Orders", kind: "choices", choices: ["Evaluate and treat"] },
        { name: "npi", label: "NPI", kind: "npi", ...field },
        { name: "signature", label: "Signature", kind: "signature", ...field },
      ],
    },
  ],
  footnote: "Confidential.",
  afterwards: "Fax it now.",
};

export const rightsList: Queries.RightsListFragment = {
  ...block,
  points: [
    {
      title: "How long it takes",
      text: "<p>We must answer within 30 days.</p>",
      source: outsideAction,
      checked: "2026-11-24",
    },
    {
      title: "What it costs",
      text: "<p>We may ask for a fair fee.</p>",
      source: outsideAction,
      checked: "2026-11-23",
    },
  ],
  documents: [workbook],
};

export const languageNotices: Queries.LanguageNoticesFragment = {
  ...block,
  notices: {
    english: "If you speak another language, help is free. Call (907) 555-0142.",
    languages: [
      { name: "Spanish", ownName: "Español", lang: "es", dir: "ltr", text: "Llame al (907) 555-0142." },
      {
        name: "Arabic",
        ownName: "العربية",
        lang: "ar",
        dir: "rtl",
        text: "اتصل على (907) 555-0142 أو تحدث.",
      },
      { name: "Samoan", ownName: "Gagana fa'a Sāmoa", lang: "sm", dir: "ltr", text: null },
    ],
  },
};

export const appointmentForm: Queries.AppointmentFormFragment = {
  ...block,
  text: "This is a request, not an appointment yet.",
};

export const documentList: Queries.DocumentListFragment = {
  ...block,
  groups: [
    { name: "Intake Forms", anchor: null, documents: [workbook] },
    { name: "Telehealth", anchor: "telehealth", documents: [workbook] },
  ],
};
