import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { textOf, valueAt } from "../values";

/** A line for search engines that repeats another number, and so would not change with it. */
export function findPhoneProblems({ files }: Content): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "clinic" && readable)
    .flatMap((file) => {
      const phones = valueAt(file.value, ["phones"]);
      const digits = (line: string) => textOf(phones, line)?.replace(/\D/g, "");
      const own = digits("structuredData");
      const words = own === digits("main") ? mainAgain : own === digits("fax") ? faxAgain : undefined;
      return own && words ? [problemAt(file, ["phones", "structuredData"], words)] : [];
    });
}

const mainAgain: Message = {
  found: "This is the main number a second time.",
  expected: "A line of its own for search engines. Without this field they show the main number.",
  fix: 'Delete the line "structuredData".',
};

const faxAgain: Message = {
  found: "This is the fax number, and search engines would tell families to call it.",
  expected: "A line that families can call. Without this field search engines show the main number.",
  fix: 'Delete the line "structuredData", or write another number.',
};
