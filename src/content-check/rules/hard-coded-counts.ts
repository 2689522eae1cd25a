import { checkFields } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import type { CollectionName } from "../source-file";
import { entriesOf } from "../values";

const numbers =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** What visitors call the entries of a list. */
const nouns: Partial<Record<CollectionName, string>> = {
  team: "people|therapists|team members|staff members|clinicians|providers|specialists",
  services: "services|therapies",
  partners: "partners",
};

/**
 * Texts that count people, services or partners by hand, and so become wrong with the next one who comes or goes. A number is
 * taken for such a count when it is the length of the list, or is said of "our" people or services.
 */
export function findHardCodedCounts(content: Content): Problem[] {
  return checkFields(content, ({ value }) =>
    Object.entries(nouns).flatMap(([collection, noun]) => {
      const list = content.files.find((file) => file.collection === collection);
      const length = entriesOf(list?.value).length;
      const pattern = new RegExp(
        `\\b(our )?(\\d{1,2}|${numbers.join("|")}) (?:[a-z]+ )?(?:${noun})\\b`,
        "gi",
      );
      return [...value.matchAll(pattern)]
        .filter(([, our, number = ""]) => our !== undefined || numberOf(number) === length)
        .map(({ 0: found, index }) => ({
          index,
          found: `"${found}" is counted by hand.`,
          expected: `Words that stay true when an entry of data/${collection}.json is added or removed.`,
          fix: `Write it without the number, such as "our ${found.split(" ").at(-1)}".`,
        }));
    }),
  );
}

function numberOf(word: string): number {
  const index = numbers.indexOf(word.toLowerCase());
  return index < 0 ? Number(word) : index + 2;
}
