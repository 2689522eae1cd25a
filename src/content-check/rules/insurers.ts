import { type Place, textsAt } from "../places";
import type { Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { nearest } from "../suggestions/nearest";

/** Finds insurers and programs that are in a list twice, or whose name is spelled in two ways. */
export function findInsurerProblems({ files }: Content): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) => {
    const lists = [["accepted", "inNetwork"], ["homeschool"]].map((keys) =>
      keys.flatMap((key) => textsAt(file.value, ["insurance", key, "*"])),
    );
    return lists.flatMap((names) =>
      names.flatMap((each, index) => checkName(file, each, names.slice(0, index))),
    );
  });
}

function checkName(
  file: SourceFile,
  { path, value: name }: Place<string>,
  others: readonly Place<string>[],
): Problem[] {
  const same = others.find((other) => other.value === name);
  if (same !== undefined && same.path[1] !== path[1]) return [];
  if (same !== undefined) {
    return [
      problemAt(file, path, {
        found: `"${name}" is in this list twice.`,
        expected: `Each name only once. The same is in ${describeLocation(file, same.path)}.`,
        fix: "Delete one of the two.",
      }),
    ];
  }
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const near = nearest(
    name,
    others.map((other) => other.value),
  );
  const other =
    others.find((each) => plain(each.value) === plain(name)) ?? others.find((each) => each.value === near);
  if (other === undefined || Math.min(name.length, other.value.length) < 4) return [];
  return [
    problemAt(file, path, {
      found: `"${name}" and "${other.value}" look like the same name, spelled in two ways.`,
      expected: `The same spelling everywhere. "${other.value}" is in ${describeLocation(file, other.path)}.`,
      fix: `Write "${other.value}" here, or "${name}" there.`,
    }),
  ];
}
