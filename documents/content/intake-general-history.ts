import { answer, type Content, choice, fields, heading, signature } from "../document";
import { childFields, type Facts } from "./facts";
import { birth, health, milestones } from "./intake-health";

/** Who the child is and who looks after them. */
const family: Content["parts"] = [
  heading("Your child and your family"),
  fields(
    childFields,
    [
      { name: "child.called", label: "Likes to be called" },
      { name: "child.pronouns", label: "Pronouns" },
      { name: "form.date", label: "Today's date", hint: "MM/DD/YYYY" },
    ],
    [
      { name: "adult1.name", label: "Parent or guardian", span: 2 },
      { name: "adult1.phone", label: "Phone", hint: "907-555-0100" },
      { name: "adult1.email", label: "Email" },
    ],
    [
      { name: "adult2.name", label: "Second parent or guardian", span: 2 },
      { name: "adult2.phone", label: "Phone", hint: "907-555-0100" },
      { name: "adult2.email", label: "Email" },
    ],
    answer("home.people", "Who lives at home? (names, ages, how they are related)"),
    [
      { name: "home.languages", label: "Languages at home" },
      { name: "home.custody", label: "Custody or court papers that we should know of" },
    ],
    [
      { name: "emergency.name", label: "In an emergency, also call", span: 2 },
      { name: "emergency.phone", label: "Phone", hint: "907-555-0100" },
      { name: "emergency.relation", label: "Relation" },
    ],
    answer(
      "home.culture",
      "Traditions, beliefs or ways of your family that help us care for your child well",
    ),
  ),
];

/** School, play, senses, food, talking and feelings. */
const dailyLife: Content["parts"] = [
  heading("School and learning"),
  fields([
    { name: "school.name", label: "School, preschool or homeschool program", span: 2 },
    { name: "school.grade", label: "Grade" },
    { name: "school.teacher", label: "Teacher" },
  ]),
  choice("school.help", "Does your child have, or did they have:", [
    ["IEP", "504 plan", "Infant Learning Program"],
    ["Therapy at school", "Therapy at another clinic", "Tutoring"],
  ]),
  fields(answer("school.hard", "What goes well at school? What is hard?")),
  heading("Moving, playing and sensing"),
  choice("sensory", "Tick what you often see:", [
    ["Trips or falls more than others", "Walks on toes", "Tires quickly"],
    ["Avoids swings or climbing", "Never stops moving", "Bumps into people or things"],
    ["Covers ears at loud sounds", "Dislikes tags, seams or messy hands", "Chews on shirts or toys"],
    [
      "Hates haircuts, hair or teeth brushing",
      "Does not notice pain or cold",
      "Trouble with scissors, pencil or buttons",
    ],
  ]),
  heading("Eating"),
  choice("feeding", "Tick what you often see:", [
    ["Eats fewer than 20 foods", "Gags or chokes", "Coughs when drinking"],
    ["Refuses whole kinds of food", "Meals last over 30 minutes", "Weight is a worry"],
  ]),
  fields(answer("feeding.foods", "Foods your child likes, and foods they will not eat")),
  heading("Talking and understanding"),
  choice("talking.how", "How does your child tell you things?", [
    ["Sentences", "Single words", "Sounds"],
    ["Signs", "Pictures or a device", "Pointing or leading you"],
  ]),
  choice("talking.hard", "Tick what you often see:", [
    ["Hard to understand for others", "Repeats sounds or gets stuck", "Does not follow two-step directions"],
    ["Does not look when called", "Trouble finding words", "Trouble with rhymes or letters"],
  ]),
  heading("Feelings and friends"),
  choice("feelings", "Tick what you often see:", [
    ["Worries a lot", "Big outbursts", "Hard to calm"],
    ["Upset by changes", "Plays mostly alone", "Trouble sleeping"],
  ]),
  fields(answer("feelings.calms", "What calms your child? What upsets them?")),
];

/** What the family hopes for. */
const goals: Content["parts"] = [
  heading("What you hope for", { newPage: true }),
  fields(
    answer("goals.loves", "What does your child love, and what are they good at?"),
    answer("goals.worry", "What worries you most?"),
    answer("goals.hope", "What would you like your child to be able to do in six months?", 3),
  ),
  choice("visits", "Which times suit your family?", [
    ["Early morning", "Late morning", "Early afternoon"],
    ["After school", "By video", "Any time"],
  ]),
];

/** What is in intake-general-history.pdf. */
export const intakeGeneralHistory = (facts: Facts): Content => ({
  id: "intake-general-history",
  parts: [
    `Welcome to ${facts.clinicName}. You know your child best, and your answers help the therapist plan the first visit around them. Leave blank what does not fit, or what you would rather talk about in person. You need about 20 minutes.`,
    facts.howToReturn,
    ...family,
    ...birth,
    ...milestones(facts),
    ...health,
    ...dailyLife,
    ...goals,
    signature("signed", "parent or guardian", {
      title: "Your signature",
      statement:
        "What I have written here is true as far as I know. I will tell the therapist if something important changes.",
    }),
  ],
});
