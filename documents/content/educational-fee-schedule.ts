import { type Content, heading, list, note, table } from "../document";
import { type Facts, medicaid, payerSentences } from "./facts";

const prices = (rows: readonly (readonly string[])[]) =>
  table({ head: ["Service", "How long", "Sample price"], rows, widths: [2.2, 1, 1] });

/** What is in educational-fee-schedule.pdf. */
export const educationalFeeSchedule = ({ howToAsk, insurance, visits }: Facts): Content => ({
  id: "educational-fee-schedule",
  sample: true,
  parts: [
    note(
      "Sample amounts",
      "The prices on this sheet are samples that show how the list looks. Please ask the front desk for the current prices before you plan.",
    ),
    heading("Lessons"),
    prices([
      ["Dyslexia lesson (Orton-Gillingham), one child", "60 minutes", "$95"],
      ["Reading and spelling, one child", "60 minutes", "$85"],
      ["Reading and spelling, one child", "30 minutes", "$45"],
      ["Reading and spelling, group of 2 to 4", "60 minutes", "$45 each child"],
      ["Homework help, one child", "60 minutes", "$70"],
      ["Homework help, group of 2 to 4", "60 minutes", "$35 each child"],
      ["Any lesson by video", "as above", "same price"],
    ]),
    heading("Testing"),
    prices([
      ["First meeting with the parents", "20 minutes", "free"],
      [
        "Dyslexia evaluation with written report",
        `${visits.dyslexiaEvaluation} minutes, or two sessions of ${visits.evaluation} minutes`,
        "$600",
      ],
      ["Reading check without report", "60 minutes", "$120"],
      ["Meeting about the results", "60 minutes", "included"],
    ]),
    heading("504 and IEP advocacy"),
    prices([
      ["Review of records, and a plan", "by the hour", "$90 an hour"],
      ["Going with you to a school meeting", "up to 2 hours", "$180"],
      ["Letter for the school", "each", "$60"],
    ]),
    heading("How paying works"),
    list([
      "Fees are due at the time of the lesson, unless your program pays us directly.",
      ...(insurance.homeschool.length > 0
        ? [`${payerSentences(insurance).homeschool} Bring your program's approval to the first lesson.`]
        : []),
      "Health insurance does not pay for educational services.",
      `If you can't come, tell us more than ${visits.notice} hours ahead to avoid a late fee. ${medicaid.noLateFee}`,
      "If the price is a problem, tell us. We look for a smaller plan, a group or a scholarship.",
    ]),
    howToAsk,
  ],
});
