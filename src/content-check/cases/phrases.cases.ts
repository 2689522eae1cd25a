import { emergencies } from "../../content/emergencies";
import { findMissingPhrases, findPhraseProblems } from "../rules/phrases";
import type { RuleCases } from "./case.fixtures";

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

export const phraseCases: readonly RuleCases[] = [
  {
    rule: findPhraseProblems,
    cases: {
      "nothing in phrases for a concern, a question and nothing": [
        learned([
          { answer: "tiptoes", phrases: ["walks on toes"] },
          { answer: "cost", phrases: ["how much is it"] },
          { answer: "none", phrases: ["pizza near me"] },
        ]),
      ],
      "an entry in another form": [
        learned([{ answer: "tiptoes", phrases: "walks on toes" }]),
        "The search can't read this.",
      ],
      "an empty phrase": [learned([{ answer: "tiptoes", phrases: [""] }]), "The search can't read this."],
      "an answer that is misspelled": [
        learned([{ answer: "tiptoe", phrases: ["walks on toes"] }]),
        'Did you mean "tiptoes"?',
      ],
      "an answer like no other": [
        learned([{ answer: "quicksand", phrases: ["sinks"] }]),
        "Correct the id, or delete the entry.",
      ],
      "a phrase of two answers, whatever its case and its punctuation": [
        learned([
          { answer: "tiptoes", phrases: ["Walks on toes!"] },
          { answer: "cost", phrases: ["walks on toes"] },
        ]),
        'it is also among the phrases of "tiptoes"',
      ],
    },
  },
  {
    rule: findMissingPhrases,
    cases: {
      "nothing if every answer has enough": [learned(enough)],
      "a question with too few": [
        learned([...without("cost"), { answer: "cost", phrases: numbered(19, "cost") }]),
        '"cost" has 19 phrases',
      ],
      "nothing if another language has none for what can wait": [learned(without("cost"), "es")],
      "an emergency without any in another language": [
        learned(without("no-air"), "es"),
        '"no-air" has 0 phrases',
      ],
    },
  },
];
