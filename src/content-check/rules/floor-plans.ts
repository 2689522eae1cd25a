import { lettersThatFit, planSize } from "../../shared/site/floor-plan";
import { type Message, type Problem, problemAt, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { blocksOf, type SourceFile } from "../source-file";
import { matchPairs } from "../translations/match-pairs";
import { type Place, placesAt, textOf, valueAt } from "../values";

type Room = ReturnType<typeof roomAt>;

/** Finds rooms of a sensory guide that leave the plan, overlap another room, or are too narrow for their names in any language. */
export function findFloorPlanProblems(content: Content): Problem[] {
  return blocksOf(content.files).flatMap(({ file, path, entry }) => {
    const rooms = placesAt(entry, ["rooms", "*"], path).map(roomAt);
    return rooms.flatMap((room, order) => [
      ...checkRoom(file, room, rooms.slice(0, order)),
      ...checkTranslatedNames(room, content),
    ]);
  });
}

function checkTranslatedNames({ name, left, right }: Room, content: Content): Problem[] {
  const letters = lettersThatFit(right - left);
  return content.languages.flatMap(({ code }) => {
    const pair = matchPairs(content, code).translated.get(name);
    if (pair === undefined || pair.text.length <= letters) return [];
    return problemAt(pair.file, ["texts", pair.index, "text"], tooLong(pair.text, letters));
  });
}

/** A place that is not a number is NaN, which is in no way too far. */
function roomAt({ path, value }: Place) {
  const number = (field: string) => Number(valueAt(value, ["place", field]));
  const [left, top] = [number("column"), number("row")];
  const [right, bottom] = [left + number("width"), top + number("height")];
  return { path, name: textOf(value, "name") ?? "", left, top, right, bottom };
}

function checkRoom(file: SourceFile, room: Room, before: readonly Room[]): Problem[] {
  const { path, name, left, right, bottom } = room;
  const other = before.find((each) => overlap(each, room));
  const letters = lettersThatFit(right - left);
  return problemsAt(file, path, [
    [right > planSize.columns, ["place", "width"], tooFar("right")],
    [bottom > planSize.rows, ["place", "height"], tooFar("bottom")],
    [other, ["place"], overAnother(other?.name ?? "")],
    [name.length > letters, ["name"], tooLong(name, letters)],
  ]);
}

const overlap = (a: Room, b: Room): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function tooFar(side: "right" | "bottom"): Message {
  const [start, size, most] =
    side === "right" ? ["column", "width", planSize.columns] : ["row", "height", planSize.rows];
  return {
    found: `The room goes over the ${side} edge of the plan.`,
    expected: `"${start}" plus "${size}" of at most ${most}.`,
    fix: `Write a smaller "${start}" or "${size}".`,
  };
}

const overAnother = (name: string): Message => ({
  found: `On the plan, this room overlaps "${name}".`,
  expected: "A place of its own for each room.",
  fix: 'Change "column" or "row", which say where the room begins, or make one of the two rooms smaller.',
});

const tooLong = (name: string, letters: number): Message => ({
  found: `"${name}" has ${name.length} letters, too many for the room on the plan.`,
  expected: `At most ${letters} letters, or a wider room.`,
  fix: 'Write a shorter name, or a larger "width" in "place".',
});
