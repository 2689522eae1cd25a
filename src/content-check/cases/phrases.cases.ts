import { emergencies } from "../../content/emergencies";
import { findMilestoneAges } from "../rules/milestone-ages";
import { findMissingPhrases, findPhraseProblems } from "../rules/phrases";
import { casesOf, each, fine } from "./case.fixtures";

const numbered = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${String.fromCharCode(97 + index)}`);
const concerns = [{ id: "tiptoes" }, ...Object.keys(emergencies).map((id) => ({ id }))];
const learned = (entries: unknown, code = "en") => ({
  concerns,
  questions: [{ id: "cost" }],
  [`phrases/${code}`]: entries,
});
const enough = [...concerns, { id: "cost" }].map(({ id }) => ({ answer: id, phrases: numbered(20, id) }));
const without = (id: string) => enough.filter(({ answer }) => answer !== id);

casesOf(findPhraseProblems, {
  "nothing in phrases for a concern, a question and nothing": [
    learned([
      { answer: "tiptoes", phrases: ["walks on toes"] },
      { answer: "cost", phrases: ["how much is it"] },
      { answer: "none", phrases: ["pizza near me"] },
    ]),
  ],
  "an entry in another form": [learned([{ answer: "tiptoes", phrases: "walks on toes" }]), "can't read this"],
  "an empty phrase": [learned([{ answer: "tiptoes", phrases: [""] }]), "The search can't read this."],
  "an answer that is misspelled": [
    learned([{ answer: "tiptoe", phrases: ["walks on toes"] }]),
    'Did you mean "tiptoes"?',
  ],
  "an answer like no other": [learned([{ answer: "quicksand", phrases: ["sinks"] }]), "Correct the id, or"],
  "a phrase of two answers, whatever its case and its punctuation": [
    learned([
      { answer: "tiptoes", phrases: ["Walks on toes!"] },
      { answer: "cost", phrases: ["walks on toes"] },
    ]),
    'it is also among the phrases of "tiptoes"',
  ],
});

casesOf(findMissingPhrases, {
  "nothing if every answer has enough": [learned(enough)],
  "a question with too few": [
    learned([...without("cost"), { answer: "cost", phrases: numbered(19, "cost") }]),
    '"cost" has 19 phrases',
  ],
  "nothing if another language has none for what can wait": [learned(without("cost"), "es")],
  "an emergency without any in another language": [learned(without("no-air"), "es"), '"no-air" has 0'],
});

const page = (title: string) => ({ "pages/home": { path: "/", title, blocks: [] } });
const jumps = {
  id: "jumps",
  months: 30,
  domain: "movement",
  text: "jump off the ground with both feet",
  said: ["jump both feet"],
  source: "https://www.cdc.gov/act-early",
};
const scribbles = { ...jumps, id: "scribbles", months: 18, text: "scribble", said: ["scribble"] };
const table = { milestones: [jumps, scribbles] };
const milestone = (words: string) => ({ ...table, ...page(words) });
const hito = (words: string) => ({
  ...milestone("Jumping"),
  "languages/es": { name: "Español", english: "Spanish", locale: "es-US" },
  "milestones.es": { texts: [{ english: "jump both feet", text: "salta dos pies" }] },
  "pages/home.es": { path: "/es", texts: [{ english: "Jumping", text: words }] },
});
casesOf(findMilestoneAges, {
  ...each(milestone, {
    "By 4 years, most children jump with both feet.":
      '"jump with both feet" is at 4 years here, but at 2½ years',
    "Jumping off the ground with both feet (about 4 years)": "Write 2½ years.",
    "By 18 months most scribble, and by 3 most jump off the ground with both feet.": "is at 3 years here",
    "<p>Most scribble at 12 months.</p>": '"scribble" is at 12 months here, but at 18 months',
    "By 2 and a half, most scribble.": "is at 2½ years here",
    "By  about  4, most scribble.": "is at 4 years here",
    "Age 4: scribbles.": "is at 4 years here",
    "12months: scribbles.": "is at 12 months here",
    "1 - year: scribbles.": "is at 12 months here",
    "Most of u, by 4 years, scribble.": "is at 4 years here",
    "Hi. Most of u, by 4 years, scribble.": "is at 4 years here",
  }),
  ...fine(
    milestone,
    "By 2½ years, most children jump with both feet.",
    "By 30 months, most jump with both feet. By 5, most hop.",
    "By 18 months most scribble, and by 2 and a half most jump off the ground with both feet.",
    "Most scribble at 18 months and jump with both feet at 2½ years.",
    "Can't jump with both feet yet? Call us.",
    "Most of us, by 4 years, scribble.",
    "At 4 years: the left foot jumps, and so, after all that talk of ours, do both feet.",
  ),
  ...each(hito, {
    "A los 4 años, la mayoría salta con los dos pies.": '"salta con los dos pies" is at 4 years',
  }),
  "the table itself": [{ milestones: [{ ...scribbles, text: "By 4 years, scribble" }] }],
  ...fine(hito, "A los 2 años y medio, la mayoría salta con los dos pies."),
});
