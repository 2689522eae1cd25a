import type { Content } from "../document";
import { adultFields, type Facts, joined, medicaid, payerSentences } from "./facts";

export const insuranceVerification = ({ howToReturn, insurance, phones }: Facts): Content => ({
  id: "insurance-verification",
  legal: true,
  parts: [
    {
      kind: "text",
      text: `With these details we ask your insurer what it covers before you come. ${insurance.courtesy} Your insurer decides when the bill arrives, so please ask them too.`,
    },
    {
      kind: "text",
      text: joined(
        payerSentences(insurance).accepted,
        payerSentences(insurance).inNetwork,
        "Please have your card handy, and send us a copy of its front and back.",
      ),
    },
    howToReturn,
    { kind: "heading", text: "Your child" },
    {
      kind: "fields",
      rows: [
        [
          { name: "child.name", label: "Child's full name, as on the card", span: 2 },
          { name: "child.birthday", label: "Date of birth", hint: "MM/DD/YYYY" },
        ],
        [{ name: "child.address", label: "Home address: street, city, ZIP code" }],
        adultFields,
      ],
    },
    {
      kind: "choice",
      name: "services",
      question: "Which services would you like us to ask about?",
      options: [
        "Physical therapy",
        "Occupational therapy",
        "Speech therapy",
        "Feeding therapy",
        "Behavioral health",
        "Telehealth",
      ],
    },
    ...(["First", "Second"] as const).flatMap((which) => plan(which)),
    { kind: "heading", text: "Referring doctor" },
    {
      kind: "fields",
      rows: [
        [
          { name: "doctor.name", label: "Doctor and clinic", span: 2 },
          { name: "doctor.phone", label: "Phone" },
          { name: "doctor.fax", label: "Fax" },
        ],
        [
          {
            name: "doctor.diagnosis",
            label: "Reason for the referral, or diagnosis code if you know it",
            span: 2,
          },
          { name: "doctor.date", label: "Date of the referral", hint: "MM/DD/YYYY" },
        ],
      ],
    },
    { kind: "heading", text: "Questions to ask your insurer" },
    {
      kind: "list",
      items: [
        "Is this clinic in-network for my plan?",
        "How many visits a year are covered for each kind of therapy? Do they share one limit?",
        "Do we need a referral or an approval before the first visit?",
        "What is my co-pay, and how much of my deductible is left?",
        "Are video visits covered in the same way?",
      ],
    },
    { kind: "heading", text: "Your permission" },
    {
      kind: "text",
      text: `I allow the clinic to ask my insurer about these benefits and to send it what it needs for payment. I understand: ${insurance.courtesy} ${insurance.payment} ${medicaid.noRest} I will call ${phones.main} when our insurance changes.`,
    },
    { kind: "signature", name: "signed", who: "the insured person or guardian" },
  ],
});

function plan(which: "First" | "Second"): Content["parts"] {
  const name = which.toLowerCase();
  return [
    { kind: "heading", text: `${which} insurance${which === "Second" ? ", if there is one" : ""}` },
    {
      kind: "fields",
      rows: [
        [
          { name: `${name}.insurer`, label: "Insurer and plan", span: 2 },
          { name: `${name}.phone`, label: "Phone for providers, on the card's back" },
        ],
        [
          { name: `${name}.member`, label: "Member number" },
          { name: `${name}.group`, label: "Group number" },
          { name: `${name}.start`, label: "Covered since", hint: "MM/DD/YYYY" },
        ],
        [
          { name: `${name}.holder`, label: "Name of the insured person", span: 2 },
          { name: `${name}.birthday`, label: "Their date of birth", hint: "MM/DD/YYYY" },
          { name: `${name}.relation`, label: "Relation to the child" },
        ],
      ],
    },
  ];
}
