import { doorPath } from "./floor-plan";

const place = { column: 2, row: 1, width: 4, height: 3 };

test.each([
  ["top", "M105 30h30"],
  ["bottom", "M105 120h30"],
  ["left", "M60 60v30"],
  ["right", "M180 60v30"],
])("a door at the %s is in the middle of that side", (door, path) => {
  expect(doorPath({ ...place, door })).toBe(path);
});
