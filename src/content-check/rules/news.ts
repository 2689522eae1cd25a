import { newsItem } from "../../content/news";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type FieldPath, readableFiles } from "../source-file";
import { validEntries } from "../valid-entries";
import { meantAfternoon } from "./afternoon";

/** Finds news, events and jobs whose days contradict one another, and entries that are both an event and a job. */
export function findNewsProblems({ files }: Content): Problem[] {
  return readableFiles(files, "news").flatMap((file) =>
    validEntries(file.value, newsItem).flatMap(([index, { from, to, event, job }]) => {
      const end = event && (event.lastDay ?? event.day);
      const found: (readonly [boolean, FieldPath, Message])[] = [
        [to < from, ["to"], endsEarly(to, from)],
        [event !== undefined && job !== undefined, ["job"], eventAndJob],
        [
          event !== undefined && end !== undefined && end < event.day,
          ["event", "lastDay"],
          endsEarly(`${end}`, `${event?.day}`),
        ],
        [end !== undefined && end > to, ["to"], goneEarly(to, `${end}`)],
        [
          event?.starts !== undefined && event.ends !== undefined && event.ends <= event.starts,
          ["event", "ends"],
          endsBeforeStart(event?.starts ?? "", event?.ends ?? ""),
        ],
      ];
      return found.flatMap(([isWrong, path, message]) =>
        isWrong ? [problemAt(file, [index, ...path], message)] : [],
      );
    }),
  );
}

const endsEarly = (last: string, first: string): Message => ({
  found: `The last day, ${last}, is before the first day, ${first}.`,
  expected: "A last day that is not before the first day.",
  fix: `Write ${first} or a later day.`,
});

const goneEarly = (to: string, end: string): Message => ({
  found: `Visitors no longer see the event after ${to}, but it is on ${end}.`,
  expected: "A last day that is not before the event.",
  fix: `Write "${end}".`,
});

const eventAndJob: Message = {
  found: "This entry is an event and a job.",
  expected: "One of the two. Search engines list them in different places.",
  fix: "Make two entries of it, or delete one of the two parts.",
};

const endsBeforeStart = (starts: string, ends: string): Message => {
  const afternoon = meantAfternoon(starts, ends);
  return {
    found: "The event would end before it starts.",
    expected: 'A time after the start, in 24-hour time: 3 p.m. is "15:00".',
    fix: afternoon ? `Write "${afternoon}".` : "Write a later time.",
  };
};
