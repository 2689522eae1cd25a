import { emergencies } from "../../content/emergencies";
import { phrases as phrasesSchema } from "../../content/phrases";
import { none } from "../../search/answers";
import { wordsOf } from "../../search/features";
import { type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { type LanguageFile, readableFiles } from "../source-file";
import { nearest } from "../suggestions/wording";
import { entriesOf, placesAt, textOf } from "../values";

/** How many phrases the search needs to find an answer at all. */
const fewest = 20;

/** Finds what keeps the search from learning: entries in another form, and phrases for no answer or for two. */
export function findPhraseProblems(content: Content): Problem[] {
  const ids = answersOf(content);
  return readable(content).flatMap((file) => {
    const malformed = wrongForms(file);
    return malformed.length > 0 ? malformed : [...unknownAnswers(file, ids), ...repeated(file)];
  });
}

/** Finds answers that the search can't find. In other languages only emergencies: their pages have lists of the rest. */
export function findMissingPhrases(content: Content): Problem[] {
  return readable(content).flatMap((file) =>
    missing(file, file.code === "en" ? answersOf(content) : Object.keys(emergencies)),
  );
}

const readable = ({ phrases = [] }: Content) => phrases.filter((file) => file.readable);

/** The ids of everything that can be an answer. */
const answersOf = ({ files }: Content) =>
  (["concerns", "questions"] as const).flatMap((name) =>
    readableFiles(files, name).flatMap((file) =>
      entriesOf(file.value).map((entry) => textOf(entry, "id") ?? ""),
    ),
  );

function wrongForms(file: LanguageFile): Problem[] {
  const { error } = phrasesSchema.safeParse(file.value);
  return (error?.issues ?? []).slice(0, 1).flatMap(({ path }) =>
    problemAt(file, path, {
      found: "The search can't read this.",
      expected:
        'Entries such as {"answer": "tiptoes", "phrases": ["walks on toes"]}, with no other fields and no empty phrase.',
      fix: "Write it like the entries around it.",
    }),
  );
}

function unknownAnswers(file: LanguageFile, ids: readonly string[]): Problem[] {
  return placesAt(file.value, ["*", "answer"])
    .filter(({ value }) => value !== none && !ids.includes(String(value)))
    .map(({ path, value }) => {
      const meant = nearest(String(value), ids);
      return problemAt(file, path, {
        found: `No concern and no question has the id "${value}".`,
        expected: `The id of an entry in data/concerns.json or data/questions.json, or "${none}" for what this website has no answer to.`,
        fix:
          meant === undefined
            ? "Correct the id, or delete the entry."
            : `Did you mean "${meant}"? Write "${meant}".`,
      });
    });
}

function repeated(file: LanguageFile): Problem[] {
  const owners = new Map<string, string>();
  return entriesOf(file.value).flatMap((entry, index) => {
    const answer = textOf(entry, "answer") ?? "";
    return placesAt(entry, ["phrases", "*"], [index]).flatMap(({ path, value }) => {
      const words = wordsOf(String(value)).join(" ");
      const owner = owners.get(words);
      owners.set(words, owner ?? answer);
      if (owner === undefined) return [];
      return problemAt(file, path, {
        found: `"${value}" is here twice: it is also among the phrases of "${owner}".`,
        expected: "Each phrase once, with the one answer that is right.",
        fix: "Delete it where it is wrong.",
      });
    });
  });
}

function missing(file: LanguageFile, ids: readonly string[]): Problem[] {
  const counts = new Map(
    entriesOf(file.value).map((entry) => [textOf(entry, "answer"), placesAt(entry, ["phrases", "*"]).length]),
  );
  return ids
    .filter((id) => (counts.get(id) ?? 0) < fewest)
    .map((id) =>
      problemAt(file, [], {
        cause: `few phrases ${id}`,
        found: `"${id}" has ${counts.get(id) ?? 0} phrases, so the search can't find it.`,
        expected: `At least ${fewest} phrases, as different families would type them.`,
        fix: `Add phrases to the entry with "answer": "${id}".`,
      }),
    );
}
