import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { textOf, valueAt } from "../values";

/** Finds a phone number for search engines that repeats the main or fax number. */
export function findPhoneProblems({ files }: Content): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) => {
    const phones = valueAt(file.value, ["phones"]);
    const digits = (line: string) => textOf(phones, line)?.replace(/\D/g, "");
    const own = digits("structuredData");
    const message = own === digits("main") ? mainAgain : own === digits("fax") ? faxAgain : undefined;
    return own && message ? [problemAt(file, ["phones", "structuredData"], message)] : [];
  });
}

const mainAgain: Message = {
  found: "This is the same number as the main number.",
  expected: "A separate number for search engines. Without this field, they show the main number.",
  fix: 'Delete the line "structuredData".',
};

const faxAgain: Message = {
  found: "This is the fax number, but search engines would show it to families as the number to call.",
  expected: "A number that families can call. Without this field, search engines show the main number.",
  fix: 'Delete the line "structuredData", or write another number.',
};
