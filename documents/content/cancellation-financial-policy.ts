import { type Content, fields, heading, list, signature, statements, table } from "../document";
import { childFields, type Facts, joined, medicaid, payerSentences } from "./facts";

/** What is in cancellation-financial-policy.pdf. */
export const cancellationFinancialPolicy = ({ hours, insurance, phones, visits }: Facts): Content => ({
  id: "cancellation-financial-policy",
  legal: true,
  parts: [
    "Clear rules about money and missed visits let us keep time free for every child. If a bill or a rule is a hardship for your family, talk with us first. We will look for a way together.",
    heading("If you can't come"),
    list([
      `Tell us more than ${visits.notice} hours before the visit, and there is no late fee. Call ${phones.main}; outside our hours (${hours}) leave a message, which counts from when you leave it.`,
      `With ${visits.notice} hours' notice or less, or if nobody comes, a late fee may be charged. Insurers do not pay it. ${medicaid.noLateFee}`,
      "Illness, a road that is not safe and a family emergency are different: call as soon as you can, and we switch to video or find a new time.",
      "If you are more than 15 minutes late, the visit may be short, or we may need to find a new time.",
      "After three missed visits without a call we may offer your regular time to another child. We talk with you before we do.",
      "If we have to cancel, we call you as early as we can and offer the next free time.",
    ]),
    heading("What is due when"),
    table({
      head: ["What", "When it is due", "Good to know"],
      rows: [
        ["Co-pay", "At the time of service", "Your insurer sets it for each visit."],
        ["Deductible", "The month it is billed", "What you pay before your plan starts to pay."],
        ["Co-insurance", "When the bill arrives", "Your share of what the plan allows."],
        ["Services that are not covered", "Before the visit", "We tell you the price first, and you decide."],
        ["Educational services", "As the fee schedule says", "Many homeschool programs pay from a stipend."],
      ],
      widths: [1.1, 1.1, 1.7],
    }),
    heading("Insurance"),
    list(
      [
        `${insurance.courtesy} Your insurer decides.`,
        joined(payerSentences(insurance).inNetwork, payerSentences(insurance).accepted),
        payerSentences(insurance).homeschool,
        "Tell us at once when your insurance changes. A visit that we bill to the wrong plan may come back to you.",
        `We send claims for you. You pay what the plan says is your share. ${medicaid.noRest}`,
      ].filter((item) => item !== ""),
    ),
    heading("Without insurance"),
    "If you have no insurance or don't want to use it, you have the right to a good faith estimate of the cost before the visit. Ask us for one at any time. If a bill is 400 dollars or more above the estimate, you may dispute it.",
    heading("Ways to pay"),
    "You can pay online, by phone or at the front desk. We offer financing and payment plans: ask before a bill is due. If a bill stays open and we don't hear from you, we call and write before we take any other step.",
    heading("Your agreement"),
    fields(childFields),
    statements("agree", "Please tick:", [
      "I have read this policy and had my questions answered.",
      "The clinic may bill my insurer, and my insurer may pay the clinic.",
      "I will pay what my insurer does not pay and this policy names, except for care that Medicaid or Denali KidCare covers.",
    ]),
    signature("signed", "parent or guardian"),
  ],
});
