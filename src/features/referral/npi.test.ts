import { isNpi } from "./npi";

test.each([
  ["1234567893", true],
  ["1234567890", false],
  ["1243567893", false],
  ["123456789", false],
  // Nine and eleven digits that fit together.
  ["123456781", false],
  ["12345678930", false],
  ["12345-6789", false],
  ["", false],
])("%s is an NPI: %p", (text, expected) => {
  expect(isNpi(text)).toBe(expected);
});
