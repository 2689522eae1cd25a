import { parseByteRange } from "./byte-range";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=2-500", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-500", { start: 0, end: 9 }],
  ["Bytes= 2-5 ", { start: 2, end: 5 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=10-12", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=99999999999999999999-", "unsatisfiable"],
  [undefined, undefined],
  ["", undefined],
  ["bytes=", undefined],
  ["bytes=-", undefined],
  ["bytes=5-2", undefined],
  ["bytes=a-b", undefined],
  ["bytes=0-1,4-5", undefined],
  ["items=0-1", undefined],
])("%j of a file of ten bytes", (header, expected) => {
  expect(parseByteRange(header, 10)).toEqual(expected);
});

test("a range of an empty file is unsatisfiable", () => {
  expect(parseByteRange("bytes=0-", 0)).toBe("unsatisfiable");
});
