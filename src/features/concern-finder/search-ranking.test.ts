import { createConcernSearch } from "./find-concerns";

const concerns = [
  { name: "Walks on tiptoes", words: ["toe walking", "heels never touch the floor"] },
  { name: "Falls a lot", words: ["clumsy", "trips over his feet", "falls off chairs"] },
  { name: "Eats few foods", words: ["picky eater", "gags on food", "won't eat vegetables/fruit"] },
  { name: "Can't sleep", words: ["wakes at night", "no nap"] },
  { name: "Never sits still", words: ["burns energy", "climbs on chairs"] },
  { name: "Stutters", words: ["repeats sounds"] },
  { name: "Talks about nothing else", words: ["obsessed with trains"] },
  { name: "Hits", words: ["hits classmates", "bites people"] },
  { name: "Bites nails", words: ["nail biting", "bites fingers"] },
  { name: "Shy", words: ["won't talk at school", "hides from people"] },
  { name: "Messy eater", words: ["food all over", "spills food"] },
  { name: "Burned", words: ["burned hand/face/arm"], not: ["burned out"], isEmergency: true },
  { name: "Poisoned", words: ["ate/drank bleach/pills", "swallowed battery"], isEmergency: true },
  { name: "Fell far", words: ["fell off roof/deck"], not: ["fell behind"], isEmergency: true },
].map((concern) => ({ isEmergency: false, ...concern }));
const find = createConcernSearch(concerns);
const namesFor = (typed: string) => find(typed).map(({ name }) => name);

test.each([
  ["walks on his toes", "Walks on tiptoes"],
  ["tiptoes", "Walks on tiptoes"],
  ["heels touch floor", "Walks on tiptoes"],
  ["falls off his chair", "Falls a lot"],
  ["eats food", "Eats few foods"],
  ["fruit", "Eats few foods"],
  ["vegetables", "Eats few foods"],
  ["repeats", "Stutters"],
  ["stuterrs", "Stutters"],
  ["obsessed with trains and dinosaurs", "Talks about nothing else"],
  ["shy at school", "Shy"],
  ["no nap", "Can't sleep"],
  ["bit his fingers", "Bites nails"],
  ["bites people at school", "Hits"],
  ["kids hits", "Hits"],
  ["classm", "Hits"],
  ["trips chairs", "Falls a lot"],
  ["clumsy and goes far with dinosaurs", "Falls a lot"],
  ["can't sleep at night and walks on tiptoes", "Walks on tiptoes"],
])("%s finds only %s", (typed, name) => {
  expect(namesFor(typed)).toEqual([name]);
});

test.each([
  ["toe", ["Walks on tiptoes", "Falls a lot"]],
  ["food", ["Messy eater", "Eats few foods"]],
  ["eater", ["Messy eater", "Eats few foods"]],
  ["chairs", ["Never sits still", "Falls a lot"]],
  ["bites", ["Hits", "Bites nails"]],
  ["people", ["Hits", "Shy"]],
  ["climbs on chairs and falls off chairs", ["Falls a lot", "Never sits still"]],
  ["eats food and walks on toes", ["Walks on tiptoes", "Eats few foods"]],
  ["hits, bites people, burns energy", ["Hits", "Never sits still"]],
  ["messy picky eater", ["Messy eater", "Eats few foods"]],
])("%s finds the best match first: %j", (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});

test.each([
  ["burned", ["Burned"]],
  ["brned", ["Burned"]],
  ["burned toast", ["Burned"]],
  ["scalded toast", ["Burned"]],
  ["she burned her arm", ["Burned"]],
  ["ate pills", ["Poisoned"]],
  ["pills", ["Poisoned"]],
  ["drank blech", ["Poisoned"]],
  ["ate the pills of his classmate on the floor", ["Poisoned"]],
  ["fell off the roof", ["Fell far"]],
  ["picky eater burned her hand", ["Burned", "Eats few foods"]],
  ["burned her hand and eats few foods", ["Burned", "Eats few foods"]],
])("%s finds the emergency first: %j", (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});

test.each([
  ["burns energy", "the words of a calm concern"],
  ["burned out", "an idiom"],
  ["fell behind at school", "an idiom"],
  ["won't swallow battery", "the opposite"],
  ["ate food", "one word of a phrase"],
  ["bleach", "one word of a phrase"],
  ["roof", "one word of a phrase"],
  ["fell", "one word of a phrase"],
  ["batery", "a misspelled word of a phrase"],
  ["brned toast", "one misspelled word among others"],
  ["gulpd medicne", "misspelled synonyms"],
])("%s finds no emergency: %s", (typed) => {
  expect(find(typed).filter(({ isEmergency }) => isEmergency)).toEqual([]);
});

test.each([
  ["dinosaurs", "an unknown word"],
  ["dinosaurs and trains and planes", "one word among unknown ones"],
  ["sleeps", "the opposite"],
  ["talks", "the opposite"],
  ["slep", "the opposite, misspelled"],
  ["classm dinosaurs", "the beginning of a word that is not the last"],
  ["", "no words"],
  ["the", "a word that says nothing"],
])("%j finds nothing: %s", (typed) => {
  expect(namesFor(typed)).toEqual([]);
});

test("of many concerns, the five best are found", () => {
  const many = ["a", "b", "c", "d", "e", "f", "g"].map((name) => ({
    ...{ name: `Walks ${name.repeat(5)}`, words: [], isEmergency: false },
  }));
  const searched = createConcernSearch(many);
  expect(searched("walks")).toEqual(many.slice(0, 5));
  expect(searched("walks eeeee").map(({ name }) => name)).toEqual(["Walks eeeee"]);
});

test("a new line between words is a space", () => {
  expect(namesFor("walks\non\ntoes")).toEqual(["Walks on tiptoes"]);
});
