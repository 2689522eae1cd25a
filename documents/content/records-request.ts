import { answer, type Content, choice, fields, heading, list, signature, statements } from "../document";
import { childFields, type Facts } from "./facts";

/** A request for access under 45 CFR 164.524; the sources of its sentences are in data/pages/records.json. */
export const recordsRequest = ({ howToReturn, phones }: Facts): Content => ({
  id: "records-request",
  legal: true,
  parts: [
    "With this form you ask to see your child's health record, or to get a copy of it. A federal rule gives you this right: HIPAA, 45 CFR 164.524.",
    howToReturn,
    heading("Your child"),
    fields(childFields),
    heading("You"),
    fields(
      [
        { name: "adult.name", label: "Your full name", span: 2 },
        { name: "adult.phone", label: "Phone", hint: "907-555-0100" },
      ],
      [{ name: "adult.address", label: "Address: street, city, ZIP code" }],
      [{ name: "adult.email", label: "Email, if you want the copy that way" }],
    ),
    heading("What you ask for"),
    choice("want", "I would like:", [
      ["to look at the record at the clinic", "to have a copy of the record"],
    ]),
    choice("parts", "Which parts?", [
      ["The whole record", "Evaluations and reports", "Plans of care"],
      ["Notes of visits", "Bills and payments", "Other, named below"],
    ]),
    fields(
      [
        { name: "dates.from", label: "From", hint: "MM/DD/YYYY" },
        { name: "dates.to", label: "To", hint: "MM/DD/YYYY" },
      ],
      answer("parts.other", "Other parts, or anything that helps us find them"),
    ),
    statements("how", "How would you like the copy?", [
      "On paper: I will pick it up.",
      "On paper, by mail to my address.",
      "As a file: I will pick it up.",
      "By email. I know that somebody else may read an email on its way.",
      "In another way, named below.",
    ]),
    fields([{ name: "how.other", label: "Another way" }]),
    heading("What happens next"),
    list([
      "We answer within 30 days after we get this form. If we can't, we may take up to 30 more days, but only once. Then we write to you why, and by what day you will have it.",
      "We may ask for a fair fee, based on our cost. It may cover the work of copying, supplies and postage, and nothing else. We tell you first about how much it will be.",
      "If we can easily make the copy in the way that you ask for, we must. If not, we find another way with you.",
      "In a few special cases, we may say no to a part. Then we write to you why, and how you can complain.",
      "A school's own records fall under another law, FERPA, so ask the school for those; FERPA does not cover ours.",
    ]),
    `Do you need help with this form? Call ${phones.main}. We can fill it in with you.`,
    signature("signed", "parent or guardian"),
  ],
});
