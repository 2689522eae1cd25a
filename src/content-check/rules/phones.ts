import { type Message, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { digitsOf, textOf, textsAt, valueAt } from "../values";

/** Finds a phone number for search engines that repeats the main or fax number, and numbers that are listed twice. */
export function findPhoneProblems({ files }: Content): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) => {
    const phones = valueAt(file.value, ["phones"]);
    const digits = (line: string) => digitsOf(textOf(phones, line)) || undefined;
    const own = digits("structuredData");
    const message = own === digits("main") ? mainAgain : own === digits("fax") ? faxAgain : undefined;
    const others = textsAt(file.value, ["phones", "others", "*", "number"]);
    const known = ["main", "fax"].flatMap((line) => digits(line) ?? []);
    const again = others.filter(({ value }, index) =>
      [...known, ...others.slice(0, index).map((other) => digitsOf(other.value))].includes(digitsOf(value)),
    );
    return [
      ...(own && message ? [problemAt(file, ["phones", "structuredData"], message)] : []),
      ...again.map(({ path }) => problemAt(file, path, numberAgain)),
    ];
  });
}

const mainAgain: Message = {
  found: "This is the same number as the main number.",
  expected: "A separate number for search engines. Without this field, they show the main number.",
  fix: 'Delete the line "structuredData".',
};

const numberAgain: Message = {
  found: "This number is already in the list, or is the main or fax number.",
  expected: "Each number only once.",
  fix: "Write another number, or delete this entry.",
};

const faxAgain: Message = {
  found: "This is the fax number, but search engines would show it to families as the number to call.",
  expected: "A number that families can call. Without this field, search engines show the main number.",
  fix: 'Delete the line "structuredData", or write another number.',
};
