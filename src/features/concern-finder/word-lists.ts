import { concernWords } from "../../words/en/concerns";

/** Stop words, which say nothing about a concern: who, when, how often, and grammar. */
export const stopWords = listed(concernWords.small);

/** Words that negate the next one: "doesn't talk", "no words" and "trouble talking" are one concern. */
export const negations = listed(concernWords.negations);

/** Words that distinguish two concerns, but do not identify one by themselves. */
export const lightWords = listed(`
  adult alone b back bad badly big bother bothers boyfriend child children d dad daddy day days down everyone far
  fast father feel feeling feels few first found funny g gave give gives go goes going gone hard hate hated hates
  hating home hour hours hubby husband k kid kids l left long look looking looks lot lots loud loves low man mom
  mommy mother mum mummy new off often one only other others out over parent parents place places put puts quick r
  right s self slow slowly small somebody someone something start started starting starts stay stays still stop
  stopped stops strong th through today took turn turned turning turns two want wanted wants weird went wife wish
  wishes
`);

/** Correct words that must not be taken for a misspelled word of a concern. */
export const otherWords = listed(`
  mashed bowl podcast lottery espresso gift nosy translate bleachers side sides super earth nosy address amused bitcoin crypto parking appointment appointments beach bill billing birthday blending boat boats book breeding buy cake
  camping career careers cat cats cheap chore chores church cook cooking cooks cost costs cousin coverage cruise
  cute date deal fewer fishing football frowning hike hikes hiking hiring hunting insurance jacket job jobs
  medicaid medicare meeting moose movie overdue passport password pizza poised price prices prison puppies puppy
  recipe restaurant rope sale schedule scold scolded scores severe shallow shop shopping smoking sneezing song
  store strike strikes support tax taxes team teammate tricare wallet weather website weekend
`);

/** The set of words in a text. */
export function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
