import { type Content, choice, fields, heading, list, signature } from "../document";
import { adultFields, type Facts, joined, medicaid, payerSentences } from "./facts";

/** What is in insurance-verification.pdf. */
export const insuranceVerification = ({ howToReturn, insurance, phones }: Facts): Content => ({
  id: "insurance-verification",
  legal: true,
  parts: [
    `With these details we ask your insurer what it covers before you come. ${insurance.courtesy} Your insurer decides when the bill arrives, so please ask them too.`,
    joined(
      payerSentences(insurance).accepted,
      payerSentences(insurance).inNetwork,
      "Please have your card handy, and send us a copy of its front and back.",
    ),
    howToReturn,
    heading("Your child"),
    fields(
      [
        { name: "child.name", label: "Child's full name, as on the card", span: 2 },
        { name: "child.birthday", label: "Date of birth", hint: "MM/DD/YYYY" },
      ],
      [{ name: "child.address", label: "Home address: street, city, ZIP code" }],
      adultFields,
    ),
    choice("services", "Which services would you like us to ask about?", [
      ["Physical therapy", "Occupational therapy", "Speech therapy"],
      ["Feeding therapy", "Behavioral health", "Telehealth"],
    ]),
    ...(["First", "Second"] as const).flatMap((which) => plan(which)),
    heading("Referring doctor"),
    fields(
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
    ),
    heading("Questions to ask your insurer"),
    list([
      "Is this clinic in-network for my plan?",
      "How many visits a year are covered for each kind of therapy? Do they share one limit?",
      "Do we need a referral or an approval before the first visit?",
      "What is my co-pay, and how much of my deductible is left?",
      "Are video visits covered in the same way?",
    ]),
    heading("Your permission"),
    `I allow the clinic to ask my insurer about these benefits and to send it what it needs for payment. I understand: ${insurance.courtesy} ${insurance.payment} ${medicaid.noRest} I will call ${phones.main} when our insurance changes.`,
    signature("signed", "the insured person or guardian"),
  ],
});

function plan(which: "First" | "Second"): Content["parts"] {
  const name = which.toLowerCase();
  return [
    heading(`${which} insurance${which === "Second" ? ", if there is one" : ""}`),
    fields(
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
    ),
  ];
}
