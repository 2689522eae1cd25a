import { answer, type Content, fields, heading, list, signature, statements } from "../document";
import { childFields, type Facts, medicaid } from "./facts";

/** What is in pediatric-policies.pdf. */
export const pediatricPolicies = ({ clinicName, hours, insurance, phones, visits }: Facts): Content => ({
  id: "pediatric-policies",
  legal: true,
  parts: [
    `These are the house rules of ${clinicName}. Please read them, ask us about anything that is not clear, and sign at the end. You get a copy to keep.`,
    heading("Before the first visit"),
    list([
      "We may need a referral from your child's doctor. We tell you when we do, and the office can fax it to us.",
      "Please send your forms ahead of time. We can send them to you for electronic signature.",
      "A visit is booked only when our staff has answered you and you have agreed on a time.",
    ]),
    heading("Your visits"),
    list([
      `Please come ${visits.early} minutes early. If you want to do paperwork in the office, come ${visits.earlyWithPaperwork} minutes early.`,
      `An evaluation lasts about ${visits.evaluation} minutes. A dyslexia evaluation may take ${visits.dyslexiaEvaluation} minutes, or two sessions of ${visits.evaluation} minutes.`,
      `Follow-up visits last ${visits.followUp} minutes. The last minutes are for you: what we did, and what to try at home.`,
      "A parent or guardian is present. If someone else brings your child, give us their name in writing first.",
      "We write a progress note every 60 days and go over it with you.",
      "Brothers and sisters are welcome in the waiting room with another grown-up.",
    ]),
    heading("When your child is sick"),
    "Some of the children here get very sick from a common cold. Please stay home and call us if your child has had any of these in the last 24 hours:",
    list([
      "a fever of 100.4 °F or more",
      "vomiting or diarrhea",
      "a new rash",
      "red and runny eyes",
      "live lice",
      "a cough that keeps them from playing",
    ]),
    "We are glad to find you a new time, or switch to a video visit.",
    heading("Snow, ice and smoke"),
    `When roads or air are bad, we may close or switch to video visits. We call you. If you don't feel safe driving, call ${phones.main}: ask to switch to video.`,
    heading("Canceling and paying"),
    `If you can't come, please tell us more than ${visits.notice} hours ahead to avoid a late fee. ${medicaid.noLateFee} ${insurance.payment} ${medicaid.noRest} The Cancellation Financial Policy says more.`,
    heading("Safe for everyone"),
    list([
      "No weapons, tobacco, alcohol or drugs in the clinic.",
      "Please take no pictures or videos that show other families.",
      "We use child-sized equipment, swings and climbing walls with mats. Children use them only with a therapist.",
      "We never use force to make a child join in. If a child needs help to stay safe, we say what we do and why.",
      "Therapists must report to the state when they have reason to believe that a child is being harmed.",
    ]),
    heading("If something is not right"),
    `Tell your therapist or the front desk, or call ${phones.main} (${hours}). Speaking up never changes how your child is cared for. You may stop therapy or ask for another therapist at any time.`,
    heading("Your agreement", { newPage: true }),
    fields(
      childFields,
      answer("adults", "Other grown-ups who may bring my child or talk with the therapist"),
    ),
    statements("agree", "Please tick what you agree to:", [
      "I have read these policies and had my questions answered.",
      "I agree that my child is evaluated and treated here.",
      "In an emergency, staff may call 911 and give first aid.",
    ]),
    signature("signed", "parent or guardian"),
  ],
});
