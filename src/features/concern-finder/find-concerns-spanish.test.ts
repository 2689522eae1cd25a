import { readFileSync } from "node:fs";
import type { First } from "../../content/emergencies";
import { isEmergency } from "../../content/emergencies";
import type { TranslationContent } from "../../content/languages";
import { createConcernSearch } from "./find-concerns";
import { searchLanguage } from "./search-language";

const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, "utf8"));

const entries: readonly { id: string; name: string; first?: First }[] = read("concerns.json");
const { texts, words = [] }: TranslationContent = read("concerns.es.json");
const names = new Map(texts.map(({ english, text }) => [english, text]));
const typedFor = new Map(words.map(({ concern, ...typed }) => [concern, typed]));
const find = createConcernSearch(
  entries.map(({ id, name, first }) => ({
    id,
    name: names.get(name) ?? "",
    words: typedFor.get(id)?.words ?? [],
    not: typedFor.get(id)?.not ?? [],
    isEmergency: isEmergency(first),
  })),
  searchLanguage(read("languages/es.json").words.concernWords),
);

test.each([
  ["mi hijo no abla", "few-words"],
  ["ya tiene 3 años y no habla", "few-words"],
  ["mi hijo ya cumplio dos años y todavia no habla", "few-words"],
  ["ya no habla", "lost-skills"],
  ["mi niña ya no abla como antes", "lost-skills"],
  ["ya no camina", "lost-skills"],
  ["decía mamá y ya no", "lost-skills"],
  ["ya no come", "few-foods"],
  ["ya no quiere ir a la escuela", "school-refusal"],
  ["ya camina de puntas", "tiptoes"],
  ["ya tiene 4 y usa pañal", "toilet"],
])("with the site's own words, a parent types %j: %s is first", (typed, id) => {
  expect(find(typed)[0]?.id).toBe(id);
});

test.each([
  ["se esta ahogando", "no-air"],
  ["ya no respira", "no-air"],
  ["convulsion", "seizure"],
  ["mi bebe ya no se despierta", "seizure"],
  ["se quiere matar", "in-crisis"],
  ["ya no quiere vivir", "in-crisis"],
  ["ya se tomo cloro", "poisoned"],
])("with the site's own words, a frightened parent types %j: %s is first, as an emergency", (typed, id) => {
  expect(find(typed)[0]).toMatchObject({ id, isEmergency: true });
});
