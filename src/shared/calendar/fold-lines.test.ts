import { foldLines } from "./fold-lines";

test.each([
  ["one octet", "a", 75],
  ["two octets", "ñ", 37],
  ["four octets", "🧸", 18],
])("characters of %s are folded only when the line is full", (_, character, fit) => {
  const full = character.repeat(fit);
  expect(foldLines(full)).toBe(full);
  expect(foldLines(full + character)).toBe(`${full}\r\n ${character}`);
});

test("the space at the start of a continued line counts", () => {
  expect(foldLines("a".repeat(75 + 74 + 1))).toBe(`${"a".repeat(75)}\r\n ${"a".repeat(74)}\r\n a`);
});
