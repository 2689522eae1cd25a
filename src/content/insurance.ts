import { z } from "zod";
import { awaitsCounsel } from "./approval";
import { date, group, html, text } from "./fields";

const coverage = group("Coverage", {
  name: text("The label, in a word or two."),
  text: html("What it means for a family."),
});

const callScript = group("CallScript", {
  heading: text("The heading: what the questions are for."),
  intro: text("One or two sentences above the questions."),
  questions: z.array(text("One question.")).min(1),
});

const payerNote = group("PayerNote", {
  name: z.string().min(1).meta({
    formLabel: "Insurer or program",
    description: "The name, written as in the list.",
  }),
  text: html("What families should know of it, such as a referral that it asks for."),
});

/** The insurers and homeschool programs that pay for therapy, and what families read about them. */
export const insurance = group("Insurance", {
  accepted: z.array(z.string().min(1)).meta({ formLabel: "Accepted insurers" }),
  inNetwork: z.array(z.string().min(1)).meta({ formLabel: "In-network insurers" }),
  homeschool: z.array(z.string().min(1)).meta({ formLabel: "Homeschool programs" }),
  notes: z.array(payerNote).optional().meta({
    formLabel: "Notes on one insurer or program",
    description: "What families read when they open one name in the lists, below what its kind means.",
  }),
  acceptedMore: text(
    "The last entry in the list of accepted insurers. It covers the ones that are not listed.",
  ).meta({ formLabel: "Other insurers" }),
  homeschoolMore: text(
    "The last entry in the list of homeschool programs. It covers the ones that are not listed.",
  ).meta({ formLabel: "Other programs" }),
  courtesy: text("Says that checking benefits is a courtesy, not a guarantee.").meta({
    formLabel: "Checking benefits",
  }),
  payment: text("Says when co-pays and deductibles are due."),
  checked: date.meta({
    formLabel: "Last checked",
    description: "The date when someone last checked the three lists. You are reminded after six months.",
  }),
  coverage: group("Coverages", {
    inNetwork: coverage,
    accepted: coverage,
    ask: coverage,
    homeschool: coverage,
  }).meta({
    formLabel: "What each kind means",
    description: "What families read about each kind of insurer or program.",
  }),
  insurerCall: callScript.meta({ formLabel: "What to ask an insurer" }),
  homeschoolCall: callScript.meta({ formLabel: "What to ask a homeschool program" }),
  awaitsCounsel,
});
