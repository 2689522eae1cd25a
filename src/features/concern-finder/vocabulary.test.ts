import { vocabularyOf } from "./vocabulary";
import { significantWords, split } from "./word-forms";

const phrases = [
  ...["can't sleep", "toothbrush", "brushes her teeth", "stutters", "handwriting", "walks on tiptoes"],
  ...["swallowed a magnet", "eats few foods", "scissors", "concussion", "conics"],
  ...["phonics", "tonics", "sleepwalks"],
];
const words = split(phrases).flatMap((phrase) => significantWords(phrase));
const vocabulary = vocabularyOf(words, new Set(["homewalks"]));

test.each([
  ["tooth brush", "toothbrush"],
  ["toothbr ush", "toothbrush"],
  ["the tooth brush", "the toothbrush"],
  ["hand writing", "handwriting"],
  ["walks on tip toes", "walks on tiptoes"],
  ["cantsleep", "cant sleep"],
  ["nosleep", "no sleep"],
  ["foodwalks", "food walks"],
  ["noeat", "no eat"],
  ["badsleep", "bad sleep"],
  ["sleepbad", "sleep bad"],
  ["tiptoesat", "tiptoes at"],
  ["eatsup", "eats up"],
  ["ofmagnets", "of magnets"],
  ["itwalks", "it walks"],
  ["mysonwalks", "my son walks"],
  ["mysoncantsleep", "my son cant sleep"],
])("%s means %s", (typed, meant) => {
  expect(vocabulary.repair(typed.split(" "))).toEqual(meant.split(" "));
});

test.each([
  ["walks on tiptoes", "known words"],
  ["brush teeth", "known words that are not one word"],
  ["she eats", "an everyday word"],
  ["t oothbrush", "one letter"],
  ["toothbru sh", "two letters"],
  ["sleep walks", "known words that are one word too"],
  ["isto", "two words in four letters"],
  ["sleep", "a word that begins like another"],
  ["homewalks", "a word of an idiom"],
  ["website", "a word that belongs to no concern"],
  ["handwritting", "a misspelled word"],
  ["xqzwalks", "a known word after an unknown one"],
  ["walksxqz", "a known word before an unknown one"],
  ["heat", "a short word"],
  ["zzzzzzzz", "an unknown word"],
])("%s stays as it is: %s", (typed) => {
  expect(vocabulary.repair(typed.split(" "))).toEqual(typed.split(" "));
});

/** What a typed word may mean, with its likeness in percent. */
function meanings(typed: string, isLast: boolean) {
  const [word] = significantWords([typed]);
  if (word === undefined) throw new Error(`${typed} says nothing.`);
  return Object.fromEntries(
    [...vocabulary.likeness(word, isLast)].map(([stem, likeness]) => [
      stem,
      Math.round(likeness * 1000) / 10,
    ]),
  );
}

test.each<[typed: string, found: object, how: string]>([
  ["sleep", { sleep: 100 }, "the word"],
  ["walking", { walk: 100 }, "another form"],
  ["food", { food: 100, eat: 85 }, "a word and its synonym"],
  ["steps", { step: 100, walk: 85 }, "a synonym"],
  ["meal", { meal: 100, eat: 85, food: 85 }, "a synonym of two words"],
  ["gulpd", { gulp: 75, swallow: 63.8 }, "a misspelled synonym"],
  ["slep", { sleep: 75 }, "a missing letter in a short word"],
  ["wlaks", { walk: 75 }, "swapped letters in a short word"],
  ["magnit", { magnet: 80 }, "a wrong letter in a longer word"],
  ["mgnet", { magnet: 75 }, "a missing letter in five"],
  ["nagnet", { magnet: 80 }, "a wrong first letter of a longer word"],
  ["handwritng", { handwrit: 80 }, "a missing letter in a long word"],
  ["hadwritng", { handwrit: 75 }, "two missing letters in a long word"],
  ["fonics", { phonic: 82.5 }, "a word as it sounds"],
  ["sizzors", { scissor: 82.5 }, "a word as it sounds"],
  ["conkushun", { concussion: 72.5 }, "a word nearly as it sounds"],
  ["slepe", { sleep: 75, slept: 75 }, "two words with one error each"],
  ["teht", { teeth: 75 }, "a short word with one error"],
])("%s means %j: %s", (typed, found) => {
  expect(meanings(typed, false)).toEqual(found);
});

test.each([
  ["slp", "three letters"],
  ["sadk", "a letter more than in a word of three"],
  ["dleep", "a wrong first letter of a short word"],
  ["magmit", "two errors in a word of six letters"],
  ["gandwritng", "two errors with another first letter"],
  ["hadxritxx", "four errors"],
  ["website", "a word that belongs to no concern"],
  ["zzzzzzzz", "another word"],
])("%s means nothing: %s", (typed) => {
  expect(meanings(typed, false)).toEqual({});
});

test.each([
  ["handw", { handwrit: 75 }, {}],
  ["scis", { scissor: 75 }, {}],
  ["sci", {}, {}],
  ["hadwritng", { handwrit: 75 }, { handwrit: 75 }],
  ["tipt", { tipto: 75 }, { tipto: 75 }],
])("%s at the end of a query means %j, and elsewhere %j", (typed, atEnd, elsewhere) => {
  expect(meanings(typed, true)).toEqual(atEnd);
  expect(meanings(typed, false)).toEqual(elsewhere);
});
