import MiniSearch from "minisearch";

/** What of a concern is searched. */
export interface Searchable {
  readonly jsonId: string;
  readonly name: string;
  /** Other words for it. */
  readonly words: readonly string[];
}

/** Words that nearly every sentence about a child holds. */
const empty = new Set(
  (
    "a about all also always am an and any are as at be been but by can cannot child daughter did do does doesnt dont down " +
    "every for from get gets go goes got had has hasnt have havent he her hes him his how i if im in is isnt it its " +
    "just kid kids little make makes me much my no not of often on only or our out really seem seems she shes so some " +
    "something son still that the their them then there they thing things this to too toddler very want wants was we " +
    "what when while who will with wont would year years yet old you your"
  ).split(" "),
);

const mostMatches = 6;

/**
 * Makes a search over concerns that forgives typing errors, endings and everyday words.
 * @returns takes what a parent typed and gives the concerns that fit, at most six, the best first
 */
export function searchOf<Concern extends Searchable>(
  concerns: readonly Concern[],
): (typed: string) => readonly Concern[] {
  const byId = new Map(concerns.map((concern) => [concern.jsonId, concern]));
  const index = new MiniSearch<Concern>({
    idField: "jsonId",
    fields: ["name", "words"],
    extractField: (concern, field) =>
      field === "words" ? concern.words.join(" ") : String(concern[field as keyof Concern]),
    tokenize: (text) => text.replace(/['’]/g, "").split(/[^\p{L}\p{N}]+/u),
    processTerm: stem,
    searchOptions: {
      boost: { name: 1.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  });
  index.addAll(concerns);

  return (typed) => {
    const results = index.search(typed);
    const asked = new Set(results.flatMap(({ queryTerms }) => queryTerms)).size;
    const [best] = results;
    return results
      .filter(({ queryTerms, score }) => queryTerms.length * 2 >= asked && score * 3 >= (best?.score ?? 0))
      .slice(0, mostMatches)
      .flatMap(({ id }) => byId.get(id) ?? []);
  };
}

/** "Walking" and "walks" are one word, and so are "hits" and "hitting"; words that say nothing are none. */
function stem(word: string): string | null {
  const lower = word.toLowerCase();
  if (empty.has(lower)) return null;
  const stemmed = lower.replace(/(?<=.{3})(ies|ing|ed|es|s|e|y)$/, "").replace(/([^aeiouls])\1$/, "$1");
  return stemmed.length > 1 ? stemmed : lower;
}
