import { foldLines } from "./fold-lines";

test.each([
  ["one octet", "a", 75],
  ["one octet, the last such character", "\u007f", 75],
  ["two octets, the first such character", "\u0080", 37],
  ["two octets, the last such character", "\u07ff", 37],
  ["three octets, the first such character", "\u0800", 25],
  ["three octets, the last such character", "\uffff", 25],
  ["four octets, the first such character", "\u{10000}", 18],
])("characters of %s are folded only when the line is full", (_, character, fit) => {
  const full = character.repeat(fit);
  expect(foldLines(full)).toBe(full);
  expect(foldLines(full + character)).toBe(`${full}\r\n ${character}`);
});

test("the space at the start of a continued line counts", () => {
  expect(foldLines("a".repeat(75 + 74 + 1))).toBe(`${"a".repeat(75)}\r\n ${"a".repeat(74)}\r\n a`);
});
