import type { Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type FieldPath, readableFiles, type SourceFile } from "../source-file";
import { nearest } from "../suggestions/nearest";
import { entriesOf, valueAt } from "../values";

/** A name in a list of insurers or programs. */
interface Named {
  readonly path: FieldPath;
  readonly name: string;
}

/** Finds insurers and programs that are in a list twice, or whose name is spelled in two ways. */
export function findInsurerProblems({ files }: Content): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) => {
    const lists = [["accepted", "inNetwork"], ["homeschool"]].map((keys) =>
      keys.flatMap((key) => namesIn(file, key)),
    );
    return lists.flatMap((names) =>
      names.flatMap((each, index) => checkName(file, each, names.slice(0, index))),
    );
  });
}

function namesIn(file: SourceFile, key: string): Named[] {
  return entriesOf(valueAt(file.value, ["insurance", key])).flatMap((name, index) =>
    typeof name === "string" ? [{ path: ["insurance", key, index], name }] : [],
  );
}

function checkName(file: SourceFile, { path, name }: Named, others: readonly Named[]): Problem[] {
  const same = others.find((other) => other.name === name);
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
    others.map((other) => other.name),
  );
  const other =
    others.find((each) => plain(each.name) === plain(name)) ?? others.find((each) => each.name === near);
  if (other === undefined || Math.min(name.length, other.name.length) < 4) return [];
  return [
    problemAt(file, path, {
      found: `"${name}" and "${other.name}" look like the same name, spelled in two ways.`,
      expected: `The same spelling everywhere. "${other.name}" is in ${describeLocation(file, other.path)}.`,
      fix: `Write "${other.name}" here, or "${name}" there.`,
    }),
  ];
}
