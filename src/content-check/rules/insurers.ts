import { describeLocation, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { nearest } from "../suggestions/wording";
import { clip, type Place, textsAt } from "../values";

/** Finds insurers and programs that are in a list twice, are spelled in two ways or together in one, or have a note but no place in a list. */
export function findInsurerProblems({ files }: Content): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) => {
    const lists = [["accepted", "inNetwork"], ["homeschool"]].map((keys) =>
      keys.flatMap((key) => textsAt(file.value, ["insurance", key, "*"])),
    );
    const notes = textsAt(file.value, ["insurance", "notes", "*", "name"]);
    return [
      ...lists.flatMap((names) =>
        names.flatMap((each, index) => checkName(file, each, names.slice(0, index))),
      ),
      ...notes.flatMap((each, index) => checkNote(file, each, notes.slice(0, index), lists.flat())),
    ];
  });
}

function checkNote(
  file: SourceFile,
  { path, value: name }: Place<string>,
  others: readonly Place<string>[],
  listed: readonly Place<string>[],
): Problem | [] {
  const expected = "One note for each name, written as in the lists of insurers and programs.";
  if (others.some(({ value }) => value === name)) {
    const fix = "Put both texts into one note, and delete the other.";
    return problemAt(file, path, { found: `"${name}" has two notes.`, expected, fix });
  }
  const names = listed.map(({ value }) => value);
  if (names.includes(name)) return [];
  const near = nearest(name, names);
  return problemAt(file, path, {
    found: `"${name}" has a note, but is in no list.`,
    expected,
    fix: near === undefined ? "Add the name to a list, or delete the note." : `Write "${near}" here.`,
  });
}

function checkName(file: SourceFile, { path, value: name }: Place<string>, others: readonly Place<string>[]) {
  const parts = name.split(/\s*[,;](?!\s*(?:inc|llc|pc)\b)\s*/i).filter((part) => part !== "");
  if (parts.length > 1) {
    return problemAt(file, path, {
      found: `"${clip(name)}" is shown as one name.`,
      expected: "Each name in quotation marks of its own, so that parents can open it.",
      fix: `Write ${parts.map((part) => `"${part}"`).join(", ")}`,
    });
  }
  const same = others.find(({ value }) => value === name);
  if (same !== undefined) {
    const again = {
      found: `"${name}" is in this list twice.`,
      expected: `Each name only once. The same is in ${describeLocation(file, same.path)}.`,
      fix: "Delete one of the two.",
    };
    return same.path[1] === path[1] ? problemAt(file, path, again) : [];
  }
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const near = nearest(
    name,
    others.map(({ value }) => value),
  );
  const other =
    others.find(({ value }) => plain(value) === plain(name)) ?? others.find(({ value }) => value === near);
  if (other === undefined || Math.min(name.length, other.value.length) < 4) return [];
  return problemAt(file, path, {
    found: `"${name}" and "${other.value}" look like the same name, spelled in two ways.`,
    expected: `The same spelling everywhere. "${other.value}" is in ${describeLocation(file, other.path)}.`,
    fix: `Write "${other.value}" here, or "${name}" there.`,
  });
}
