import { isReserved } from "./sample-content";

test.each([
  ["(907) 376-0142", false],
  ["907-555-0142", true],
  ["https://clinic.example/portal", true],
  ["https://www.example.com", true],
  ["https://example-clinic.org", false],
  ["https://clinic.org/examples/test", false],
  ["desk@testing.org", false],
  ["For example, a swing.", false],
  ["https://www.youtube.com/@clinic-sample", true],
])("whether %s is reserved for examples: %p", (text, expected) => {
  expect(isReserved(text)).toBe(expected);
});
