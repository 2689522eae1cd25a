import type { Content } from "../document";
import { childFields, type Facts } from "./facts";

/** The parts that 45 CFR 164.520 asks of a notice: uses, rights, duties, complaints, contact and date. */
export const privacyPractices = ({ address, clinicName, phones }: Facts): Content => ({
  id: "privacy-practices",
  legal: true,
  parts: [
    {
      kind: "note",
      title: "Notice of Privacy Practices",
      text: "This notice describes how medical information about your child may be used and disclosed and how you can get access to this information. Please review it carefully.",
    },
    {
      kind: "text",
      text: `In this notice, "we" is ${clinicName} and everyone who works here, students and volunteers included. "You" is the child's parent or guardian, or the young person where the law gives them the right to decide.`,
    },
    { kind: "heading", text: "How we may use and share information" },
    {
      kind: "text",
      text: "We may use and share your child's health information without asking you each time for:",
    },
    {
      kind: "list",
      items: [
        "Treatment. The therapist talks with your child's doctor about progress.",
        "Payment. We send your insurer what it needs to pay for a visit.",
        "Running the clinic. We look at records to train staff and to get better at what we do.",
        "Reminders. We call, text or write to you about visits, to the number you gave us.",
        "People who help care for your child, when you agree or don't object.",
        "Companies that work for us, such as the one that keeps our records. They sign a contract to protect them.",
      ],
    },
    { kind: "text", text: "We may also have to share it, as far as the law asks or allows:" },
    {
      kind: "list",
      items: [
        "to report suspected abuse or neglect of a child;",
        "to prevent a serious threat to someone's health or safety;",
        "for public health, such as the reporting of certain diseases;",
        "to agencies that oversee health care;",
        "when a court orders it, or for law enforcement within the limits of the law;",
        "for workers' compensation, organ donation, coroners, the military or national security, where the law says so;",
        "for research that a review board has approved with rules to protect privacy.",
      ],
    },
    { kind: "heading", text: "When we ask you first" },
    {
      kind: "text",
      text: "For everything else we need your written permission: most uses of psychotherapy notes, marketing, selling information (which we do not do), sharing with a school, and pictures or stories of your child. You may take a permission back in writing at any time; it then ends for what we have not shared yet.",
    },
    {
      kind: "text",
      text: "Records of treatment for substance use that come to us from certain programs have extra protection under federal law. They can't be used against the patient in a court case without written consent or a court order.",
    },
    {
      kind: "text",
      text: "Information that we share as the law allows may be passed on by those who get it, and may then no longer be protected by these rules.",
    },
    { kind: "heading", text: "Your rights" },
    {
      kind: "list",
      items: [
        "See or get a copy of your child's record, on paper or in electronic form, most often within 30 days. We may charge a fair cost.",
        "Ask us to correct it. If we say no, we tell you why in writing within 60 days.",
        "Ask us to reach you in a certain way, such as only by mail. We say yes to all fair requests.",
        "Ask us to limit what we use or share. We need not agree, with one exception: if you paid for a visit in full yourself, we don't tell your insurer when you ask us not to.",
        "Get a list of those we shared it with in the last six years, apart from treatment, payment and running the clinic.",
        "Get this notice on paper at any time.",
        "Choose someone to act for you.",
        "Complain, without any harm to your child's care.",
      ],
    },
    { kind: "heading", text: "Our duties" },
    {
      kind: "list",
      items: [
        "The law requires us to keep your child's health information private and safe.",
        "We tell you promptly if something happens that may have put it at risk.",
        "We follow this notice, and give you a copy.",
        "We may change it for all the information that we hold. We post the new notice in the clinic and on our website.",
      ],
    },
    { kind: "heading", text: "Young people" },
    {
      kind: "text",
      text: "Alaska law lets young people decide about some kinds of care themselves. For that care, they also decide who sees the record. We explain this to you and to them.",
    },
    { kind: "heading", text: "Questions and complaints" },
    {
      kind: "text",
      text: `Ask for our privacy officer at ${phones.main}, or write to ${clinicName}, ${address}. You may also complain to the U.S. Department of Health and Human Services, Office for Civil Rights, 200 Independence Avenue SW, Washington, DC 20201, 1-877-696-6775, www.hhs.gov/ocr/privacy/hipaa/complaints. We will not act against you for it.`,
    },
    { kind: "text", text: "This notice takes effect on January 1, 2027." },
    { kind: "heading", text: "I have received this notice" },
    {
      kind: "fields",
      rows: [childFields],
    },
    { kind: "signature", name: "signed", who: "parent or guardian" },
  ],
});
