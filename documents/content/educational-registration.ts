import { answer, type Content, choice, fields, heading, lines, signature } from "../document";
import { adultFields, childFields, type Facts } from "./facts";

/** What is in educational-registration.pdf. */
export const educationalRegistration = ({ howToReturn }: Facts): Content => ({
  id: "educational-registration",
  parts: [
    "Tell us about your child as a learner. It takes about 10 minutes. A place is yours only when our staff has answered you and you have agreed on a time.",
    howToReturn,
    heading("Your child"),
    fields(
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
      answer("health", "Allergies, medicines or health needs we must know during lessons"),
    ),
    choice("services", "We would like:", [
      ["Dyslexia testing", "Dyslexia lessons", "Reading and spelling"],
      ["Homework help", "504/IEP advocacy", "Lessons by video"],
    ]),
    choice("paying", "We will pay:", [["Ourselves", "With a homeschool stipend", "Not sure yet"]]),
    heading("Learning"),
    lines(
      "learning",
      "For my child this is",
      ["Easy", "All right", "Hard", "Very hard"],
      [
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
    ),
    choice("known", "Has your child had, or has someone in the family:", [
      ["Dyslexia in the family", "Speech or language therapy", "Ear infections or hearing loss"],
      ["Glasses or eye trouble", "ADHD", "Worry about school"],
      ["IEP", "504 plan", "Earlier testing (please bring it)"],
    ]),
    fields(
      answer("learning.loves", "What does your child love, and what are they good at?"),
      answer("learning.hope", "What should be easier in six months?"),
    ),
    heading("Days that work for you", { newPage: true }),
    lines(
      "days",
      "We could come",
      ["Morning", "Afternoon", "After 3pm", "By video"],
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    ),
    signature("signed", "parent or guardian", { title: "Your signature" }),
  ],
});
