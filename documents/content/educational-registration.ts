import type { Content } from "../document";
import { adultFields, childFields, type Facts } from "./facts";

export const educationalRegistration = ({ howToReturn }: Facts): Content => ({
  id: "educational-registration",
  parts: [
    {
      kind: "text",
      text: "Tell us about your child as a learner. It takes about 10 minutes. A place is yours only when our staff has answered you and you have agreed on a time.",
    },
    howToReturn,
    { kind: "heading", text: "Your child" },
    {
      kind: "fields",
      rows: [
        [...childFields, { name: "child.grade", label: "Grade" }],
        [...adultFields, { name: "adult.email", label: "Email" }],
        [
          { name: "school.name", label: "School or homeschool program", span: 2 },
          { name: "school.teacher", label: "Teacher" },
        ],
        [
          { name: "emergency.name", label: "In an emergency, also call", span: 2 },
          { name: "emergency.phone", label: "Phone", hint: "907-555-0100" },
        ],
        [
          {
            name: "health",
            label: "Allergies, medicines or health needs we must know during lessons",
            lines: 2,
          },
        ],
      ],
    },
    {
      kind: "choice",
      name: "services",
      question: "We would like:",
      options: [
        "Dyslexia testing",
        "Dyslexia lessons",
        "Reading and spelling",
        "Homework help",
        "504/IEP advocacy",
        "Lessons by video",
      ],
    },
    {
      kind: "choice",
      name: "paying",
      question: "We will pay:",
      options: ["Ourselves", "With a homeschool stipend", "Not sure yet"],
    },
    { kind: "heading", text: "Learning" },
    {
      kind: "lines",
      name: "learning",
      question: "For my child this is",
      answers: ["Easy", "All right", "Hard", "Very hard"],
      items: [
        "Hearing rhymes and single sounds in words",
        "Naming letters and their sounds",
        "Reading new words",
        "Reading aloud smoothly",
        "Understanding a story",
        "Spelling",
        "Writing by hand",
        "Math facts",
        "Getting homework started and done",
        "Remembering directions",
      ],
    },
    {
      kind: "choice",
      name: "known",
      question: "Has your child had, or has someone in the family:",
      options: [
        "Dyslexia in the family",
        "Speech or language therapy",
        "Ear infections or hearing loss",
        "Glasses or eye trouble",
        "ADHD",
        "Worry about school",
        "IEP",
        "504 plan",
        "Earlier testing (please bring it)",
      ],
    },
    {
      kind: "fields",
      rows: [
        [
          {
            name: "learning.loves",
            label: "What does your child love, and what are they good at?",
            lines: 2,
          },
        ],
        [{ name: "learning.hope", label: "What should be easier in six months?", lines: 2 }],
      ],
    },
    { kind: "heading", text: "Days that work for you", newPage: true },
    {
      kind: "lines",
      name: "days",
      question: "We could come",
      answers: ["Morning", "Afternoon", "After 3pm", "By video"],
      items: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    },
    { kind: "signature", name: "signed", who: "parent or guardian", title: "Your signature" },
  ],
});
