import { closure } from "../../content/entities";
import { nameDate } from "../../utils/clinic-time";
import type { Fault, Words } from "./fault";
import { faultAt } from "./fault-at";
import type { Content } from "./read-content";
import type { SourceFile } from "./source-file";
import { entriesOf, textOf } from "./values";

/** Closures that end before they start, share a day with another, or say only half of their hours. */
export function findClosureFaults({ files }: Content): Fault[] {
  return files
    .filter(({ collection, readable }) => collection === "closures" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((entry, index, all) =>
        closure.safeParse(entry).success ? faultsOf(file, index, all) : [],
      ),
    );
}

function faultsOf(file: SourceFile, index: number, all: readonly unknown[]): Fault[] {
  const entry = all[index];
  const [opens, closes] = [textOf(entry, "opens"), textOf(entry, "closes")];
  const { from, to } = daysOf(entry);
  const shared = all.slice(0, index).find((other) => from <= daysOf(other).to && daysOf(other).from <= to);
  const faults: [boolean, string, Words][] = [
    [to < from, "to", backwards(from, to)],
    [shared !== undefined, "from", sharedDay(textOf(shared, "id") ?? "")],
    [
      (opens === undefined) !== (closes === undefined),
      opens ? "opens" : "closes",
      half(opens ? "closes" : "opens"),
    ],
    [opens !== undefined && closes !== undefined && closes <= opens, "closes", early],
  ];
  return faults.flatMap(([isThere, field, words]) => (isThere ? [faultAt(file, [index, field], words)] : []));
}

function daysOf(entry: unknown): { from: string; to: string } {
  const from = textOf(entry, "from") ?? "";
  return { from, to: textOf(entry, "to") ?? from };
}

function backwards(from: string, to: string): Words {
  return {
    found: `${nameDate(to)}, is before ${nameDate(from)}, the first day.`,
    expected: 'The last day, "to", is not before the first, "from".',
    mend: `Correct the year, month or day, or remove "to" if it is one day only.`,
  };
}

function sharedDay(id: string): Words {
  return {
    found: `This shares a day with "${id}".`,
    expected: "Each day is in one entry at most, or visitors would be told two things.",
    mend: "Change the days of one of the two, or remove it.",
  };
}

function half(missing: string): Words {
  return {
    found: `"${missing}" is missing.`,
    expected:
      'Either both "opens" and "closes", for days with other hours, or neither, for days when you are closed.',
    mend: `Add "${missing}", or remove this.`,
  };
}

const early: Words = {
  found: "The clinic would close before it opens.",
  expected: "Closing later than opening, on the same day, in 24-hour time.",
  mend: "Correct one of the two times.",
};
