import { outsideAction, pictureHalf, workbook } from "../components/parts.fixtures";
import { block } from "./block.fixtures";

const about = (name: string) => ({ name, text: `<p>About ${name}.</p>` });

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
      inNetwork: about("In-network"),
      accepted: about("Accepted"),
      ask: about("Ask us"),
      homeschool: about("Stipend accepted"),
    },
    insurerCall: { heading: "Ask your insurance", intro: "Have your card.", questions: ["Is it covered?"] },
    homeschoolCall: { heading: "Ask your program", intro: "Ask.", questions: ["How much is left?"] },
  },
};

/** A field of the sheet, which may be left empty if it has choices. */
const field = (kind: string, name: string, label: string, choices: string[] | null = null) => ({
  kind,
  name,
  label,
  choices,
  isOptional: choices !== null,
});

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
        field("text", "child-name", "Child's name"),
        field("date", "birth-date", "Date of birth"),
        { ...field("lines", "precautions", "Precautions"), isOptional: true },
      ],
    },
    {
      name: "How to talk (optional)",
      isFolded: true,
      fields: [
        { ...field("text", "language", "Language"), isOptional: true },
        field("choices", "talk-by", "What helps", ["ASL", "Relay"]),
      ],
    },
    {
      name: "The referral",
      isFolded: null,
      fields: [
        field("services", "services-asked", "Services"),
        field("choices", "orders", "Orders", ["Evaluate and treat"]),
        field("npi", "npi", "NPI"),
        field("signature", "signature", "Signature"),
      ],
    },
  ],
  footnote: "Confidential.",
  afterwards: "Fax it now.",
};

export const rightsList: Queries.RightsListFragment = {
  ...block,
  points: ["How long it takes", "What it costs"].map((title) => ({
    title,
    text: "<p>We must answer within 30 days.</p>",
    source: outsideAction,
    checked: "2026-11-24",
  })),
  documents: [workbook],
};

export const languageNotices: Queries.LanguageNoticesFragment = {
  ...block,
  notices: {
    english: "If you speak another language, help is free. Call (907) 555-0142.",
    languages: [
      { name: "Spanish", ownName: "Español", lang: "es", dir: "ltr", text: "Llame al (907) 555-0142." },
      { name: "Arabic", ownName: "العربية", lang: "ar", dir: "rtl", text: "اتصل على (907) 555-0142 أو تحدث" },
      { name: "Samoan", ownName: "Gagana fa'a Sāmoa", lang: "sm", dir: "ltr", text: null },
    ],
  },
};

export const appointmentForm: Queries.AppointmentFormFragment = { ...block, text: "This is a request." };

export const documentList: Queries.DocumentListFragment = {
  ...block,
  groups: [
    { name: "Intake Forms", anchor: null, documents: [workbook] },
    { name: "Telehealth", anchor: "telehealth", documents: [workbook] },
  ],
};
