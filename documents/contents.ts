import clinic from "../data/clinic.json";

export interface PlainDocument {
  id: string;
  title: string;
  /** One sentence for the page that links to the document. */
  description: string;
  /** What the document is, said on the document itself. */
  text: string;
  /** Where the whole of it can be had today. */
  next: string;
}

const askFrontDesk =
  "This page only describes the form. Our front desk hands out the full form, on paper or by e-signature. Call us or stop by, and we will go through it with you.";

const crisisHelp = clinic.crisisLines
  .map(({ name, number, when }) => `${name}, ${number}: ${when}`)
  .join(" ");

/** Every document of the site, in the order in which the Forms and Resources pages show them. */
export const contents: readonly PlainDocument[] = [
  {
    id: "intake-general-history",
    title: "Intake General History",
    description: "Tell us about your child's health, growth and daily life before the first visit.",
    text: "This form asks about your child's birth, health, medicines, growth, school and daily life. It helps the therapist plan the evaluation around your child, so that less of your visit goes to paperwork.",
    next: `${askFrontDesk} If you fill it in at the office, please come 15 to 30 minutes early.`,
  },
  {
    id: "pediatric-policies",
    title: "Pediatric Policies",
    description: "How visits work here, what you can expect from us and what we ask of you.",
    text: "This form explains how visits work at our clinic: arriving, staying with your child during sessions, sick days, and how we keep children safe. You read it and sign it once, before the first visit.",
    next: askFrontDesk,
  },
  {
    id: "insurance-verification",
    title: "Insurance Verification",
    description: "Share your insurance details so that we can check your benefits before you come.",
    text: `This form asks for your insurance plan, member number and referring provider, so that we can ask your insurer what it covers. ${clinic.insurance.courtesy}`,
    next: `${askFrontDesk} Please have your insurance card at hand.`,
  },
  {
    id: "cancellation-financial-policy",
    title: "Cancellation Financial Policy",
    description: "When co-pays and deductibles are due, and how to cancel a visit without a late fee.",
    text: `This policy covers payment and missed visits. ${clinic.insurance.payment} If you need to cancel, please tell us more than 24 hours ahead to avoid a late fee.`,
    next: askFrontDesk,
  },
  {
    id: "telehealth-consent",
    title: "Telehealth Consent",
    description: "What a video visit is, and your OK for your child to have one.",
    text: "This form explains how a video visit works, how we protect your family's privacy during one, and when a visit in person is the better choice. We need your signature on it before the first video visit.",
    next: askFrontDesk,
  },
  {
    id: "privacy-practices",
    title: "Privacy Practice",
    description: "How we use, share and protect your child's health information, and the rights you have.",
    text: "Our notice of privacy practices tells you how your child's health information may be used and shared, how we protect it, and how you can see it, correct it or make a complaint. This page is a summary of what the notice holds. It is not the notice itself.",
    next: "Our front desk gives you the full notice on paper or by email, whenever you ask, and answers your questions about it.",
  },
  {
    id: "agreement-of-services",
    title: "Agreement of Services",
    description: "What our educational services include, and what you and we agree on before lessons start.",
    text: "This form sets out which educational services your child will have, how often, and who does what: the tutor, you and your child. You and we sign it before lessons start.",
    next: askFrontDesk,
  },
  {
    id: "educational-fee-schedule",
    title: "Educational Fee Schedule",
    description: "What tutoring, testing and other educational services cost.",
    text: "The fee schedule lists the current prices of our educational services, such as reading and spelling, homework help and dyslexia testing. We accept stipends from many homeschool programs.",
    next: "This page only describes the list. Prices can change, so please ask our front desk for the current list before you plan.",
  },
  {
    id: "educational-registration",
    title: "Educational Registration",
    description: "Sign your child up for reading, spelling, homework help or dyslexia testing.",
    text: "This form signs your child up for educational services. It asks about school, what goes well, what is hard, and which days suit your family.",
    next: askFrontDesk,
  },
  {
    id: "physical-therapy-concussion-guide",
    title: "Physical Therapy and Concussion Guide",
    description: "What to do in the first days after a concussion, and how physical therapy can help.",
    text: "After a concussion, symptoms can last up to 14 days. Most children start with 24 to 48 hours of rest and then return to activity step by step. This page is general information and does not replace your child's doctor. If your child gets worse, is hard to wake, or keeps throwing up, call 911.",
    next: "This page is only a short note. Read more under Concussion Care and Recovery on the Physical Therapy page of our website, or ask our front desk for the full guide.",
  },
  {
    id: "abcs-of-pediatric-physical-therapy",
    title: "The ABC's of Pediatric Physical Therapy",
    description: "The words you may hear in physical therapy, explained from A to Z.",
    text: "Therapists use words that are new to many parents. This guide explains the most common ones in plain language, so that you can follow along, ask questions and take part in your child's plan.",
    next: "This page is only a short note. Ask our front desk for the full guide, or read the Physical Therapy page of our website.",
  },
  {
    id: "what-is-physical-therapy-for-kids",
    title: "What is Physical Therapy for Kids",
    description:
      "What a physical therapist does with children, and how to tell if your child might need one.",
    text: "Physical therapy helps children move, balance and grow stronger, mostly through play. This guide tells you what happens in a visit, which children it can help, and how you can support your child at home.",
    next: "This page is only a short note. Ask our front desk for the full guide, or read the Physical Therapy page of our website.",
  },
  {
    id: "fast-a-workbook",
    title: "Fast-A Workbook",
    description: "Short exercises for children and parents to understand worry and calm it together.",
    text: `Fast-A is a workbook about anxiety for children and the grown-ups who love them. It helps you notice the signs, calm the body, and take small brave steps together. ${crisisHelp}`,
    next: "This page is only a short note. Ask our front desk for the full workbook, and read the four anxiety articles on the Resources page of our website.",
  },
];
