import type { Part } from "../document";
import { childFields } from "./facts";

/** Who the child is and who looks after them. */
export const family: readonly Part[] = [
  { kind: "heading", text: "Your child and your family" },
  {
    kind: "fields",
    rows: [
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
      [{ name: "home.people", label: "Who lives at home? (names, ages, how they are related)", lines: 2 }],
      [
        { name: "home.languages", label: "Languages at home" },
        { name: "home.custody", label: "Custody or court papers that we should know of" },
      ],
      [
        { name: "emergency.name", label: "In an emergency, also call", span: 2 },
        { name: "emergency.phone", label: "Phone", hint: "907-555-0100" },
        { name: "emergency.relation", label: "Relation" },
      ],
      [
        {
          name: "home.culture",
          label: "Traditions, beliefs or ways of your family that help us care for your child well",
          lines: 2,
        },
      ],
    ],
  },
];

/** School, play, senses, food, talking and feelings. */
export const dailyLife: readonly Part[] = [
  { kind: "heading", text: "School and learning" },
  {
    kind: "fields",
    rows: [
      [
        { name: "school.name", label: "School, preschool or homeschool program", span: 2 },
        { name: "school.grade", label: "Grade" },
        { name: "school.teacher", label: "Teacher" },
      ],
    ],
  },
  {
    kind: "choice",
    name: "school.help",
    question: "Does your child have, or did they have:",
    options: [
      "IEP",
      "504 plan",
      "Infant Learning Program",
      "Therapy at school",
      "Therapy at another clinic",
      "Tutoring",
    ],
  },
  {
    kind: "fields",
    rows: [[{ name: "school.hard", label: "What goes well at school? What is hard?", lines: 2 }]],
  },
  { kind: "heading", text: "Moving, playing and sensing" },
  {
    kind: "choice",
    name: "sensory",
    question: "Tick what you often see:",
    options: [
      "Trips or falls more than others",
      "Walks on toes",
      "Tires quickly",
      "Avoids swings or climbing",
      "Never stops moving",
      "Bumps into people or things",
      "Covers ears at loud sounds",
      "Dislikes tags, seams or messy hands",
      "Chews on shirts or toys",
      "Hates haircuts, hair or teeth brushing",
      "Does not notice pain or cold",
      "Trouble with scissors, pencil or buttons",
    ],
  },
  { kind: "heading", text: "Eating" },
  {
    kind: "choice",
    name: "feeding",
    question: "Tick what you often see:",
    options: [
      "Eats fewer than 20 foods",
      "Gags or chokes",
      "Coughs when drinking",
      "Refuses whole kinds of food",
      "Meals last over 30 minutes",
      "Weight is a worry",
    ],
  },
  {
    kind: "fields",
    rows: [
      [{ name: "feeding.foods", label: "Foods your child likes, and foods they will not eat", lines: 2 }],
    ],
  },
  { kind: "heading", text: "Talking and understanding" },
  {
    kind: "choice",
    name: "talking.how",
    question: "How does your child tell you things?",
    options: [
      "Sentences",
      "Single words",
      "Sounds",
      "Signs",
      "Pictures or a device",
      "Pointing or leading you",
    ],
  },
  {
    kind: "choice",
    name: "talking.hard",
    question: "Tick what you often see:",
    options: [
      "Hard to understand for others",
      "Repeats sounds or gets stuck",
      "Does not follow two-step directions",
      "Does not look when called",
      "Trouble finding words",
      "Trouble with rhymes or letters",
    ],
  },
  { kind: "heading", text: "Feelings and friends" },
  {
    kind: "choice",
    name: "feelings",
    question: "Tick what you often see:",
    options: [
      "Worries a lot",
      "Big outbursts",
      "Hard to calm",
      "Upset by changes",
      "Plays mostly alone",
      "Trouble sleeping",
    ],
  },
  {
    kind: "fields",
    rows: [[{ name: "feelings.calms", label: "What calms your child? What upsets them?", lines: 2 }]],
  },
];

/** What the family hopes for. */
export const goals: readonly Part[] = [
  { kind: "heading", text: "What you hope for", newPage: true },
  {
    kind: "fields",
    rows: [
      [{ name: "goals.loves", label: "What does your child love, and what are they good at?", lines: 2 }],
      [{ name: "goals.worry", label: "What worries you most?", lines: 2 }],
      [
        {
          name: "goals.hope",
          label: "What would you like your child to be able to do in six months?",
          lines: 3,
        },
      ],
    ],
  },
  {
    kind: "choice",
    name: "visits",
    question: "Which times suit your family?",
    options: ["Early morning", "Late morning", "Early afternoon", "After school", "By video", "Any time"],
  },
];
