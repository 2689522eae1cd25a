import { markdownTable, median } from "./table";

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("a table has a header row, an alignment row and one row for each entry", () => {
  expect(markdownTable([{ route: "/", ms: 12 }])).toBe("| route | ms |\n| --- | ---: |\n| / | 12 |\n");
});
