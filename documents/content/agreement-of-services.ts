import { answer, type Content, choice, fields, heading, list, signature, statements } from "../document";
import { adultFields, childFields, type Facts, medicaid } from "./facts";

/** What is in agreement-of-services.pdf. */
export const agreementOfServices = ({ clinicName, insurance, phones, visits }: Facts): Content => ({
  id: "agreement-of-services",
  legal: true,
  parts: [
    `This is an agreement about lessons between your family and ${clinicName}. It says who does what, so that your child's time is used well. Educational services are not medical care, and health insurance does not pay for them.`,
    heading("The lessons"),
    fields([...childFields, { name: "child.grade", label: "Grade" }], adultFields),
    choice("services", "Services agreed on:", [
      ["Dyslexia testing", "Dyslexia lessons (Orton-Gillingham)", "Reading and spelling"],
      ["Homework help", "504/IEP advocacy", "Lessons by video"],
    ]),
    fields(
      [
        { name: "lessons.days", label: "Days and times" },
        { name: "lessons.minutes", label: "Minutes each" },
        { name: "lessons.start", label: "First lesson", hint: "MM/DD/YYYY" },
      ],
      answer("lessons.goals", "Goals for this term", 3),
    ),
    heading("What we do"),
    list([
      "Plan lessons for your child, and teach with methods that research supports.",
      "Tell you after each lesson what went well and what to practice.",
      "Look at progress with you at least once a term, and change the plan when it does not work.",
      "Keep what we learn about your child private. We talk with the school only when you agree in writing.",
      "Write the reports that your homeschool program asks for.",
    ]),
    heading("What you do"),
    list([
      "Bring your child on time, rested and fed, with glasses or hearing aids if they use them.",
      "Practice at home for the few minutes a day that we agree on.",
      "Tell us about tests, school plans and changes that matter.",
      `Tell us more than ${visits.notice} hours ahead if you can't come, to avoid a late fee: ${phones.main}. ${medicaid.noLateFee}`,
    ]),
    heading("Paying"),
    `Prices are in the Educational Fee Schedule. Fees are due at the time of the lesson, unless your program pays us directly. We accept homeschool stipends from ${insurance.homeschool.join(", ")} ${insurance.homeschoolMore}. If a program does not pay for a lesson that you used, you do.`,
    heading("Ending"),
    "You or we can end this agreement with two weeks' notice. What you paid for lessons that were not given comes back to you. We do not promise a grade or a test score; we promise careful teaching.",
    heading("Signatures", { newPage: true }),
    statements("agree", "Please tick:", [
      "I have read this agreement and the fee schedule.",
      "The clinic may talk with my child's school or program about lessons.",
    ]),
    signature("parent", "parent or guardian"),
    signature("clinic", "the clinic's educator", { relation: "Role at the clinic" }),
  ],
});
