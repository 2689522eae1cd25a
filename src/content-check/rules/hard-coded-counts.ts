import { checkFields } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import type { CollectionName } from "../source-file";
import { entriesOf } from "../values";

const numbers =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** The words with which texts count the entries of a list. */
const nouns: Partial<Record<CollectionName, string>> = {
  team: "people|therapists|team members|staff members|clinicians|providers|specialists",
  services: "services|therapies",
  partners: "partners",
};

/**
 * Finds texts that state the number of people, services or partners, which becomes wrong as soon as one is added or
 * removed. A number counts as such if it equals the length of the list, or comes after "our".
 */
export function findHardCodedCounts(content: Content): Problem[] {
  const counted = Object.entries(nouns).map(([collection, noun]) => ({
    collection,
    length: entriesOf(content.files.find((file) => file.collection === collection)?.value).length,
    pattern: new RegExp(`\\b(our )?(\\d{1,2}|${numbers.join("|")}) (?:[a-z]+ )?(?:${noun})\\b`, "gi"),
  }));
  return checkFields(content, ({ value }) =>
    counted.flatMap(({ collection, length, pattern }) =>
      [...value.matchAll(pattern)]
        .filter(([, our, number = ""]) => our !== undefined || numberOf(number) === length)
        .map(({ 0: found, index }) => ({
          index,
          found: `"${found}" is a number that was counted by hand.`,
          expected: `Words that are still true after somebody adds or removes an entry in data/${collection}.json.`,
          fix: `Write it without the number, such as "our ${found.split(" ").at(-1)}".`,
        })),
    ),
  );
}

function numberOf(word: string): number {
  const index = numbers.indexOf(word.toLowerCase());
  return index < 0 ? Number(word) : index + 2;
}
