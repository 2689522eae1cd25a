import { isReserved } from "./sample-content";

test.each([
  ["(907) 376-0142", false],
  ["907-555-0142", true],
  ["9075550142", false],
  ["907 5550142", true],
  ["https://clinic.example/portal", true],
  ["https://www.example.com", true],
  ["https://example.org/camp", true],
  ["http://localhost", true],
  ["https://example-clinic.org", false],
  ["https://example.com.au", false],
  ["Write to us, desk@clinic.test, or call", true],
  ["Watch https://clinic.org/sample", false],
  ["https://clinic.org/examples/test", false],
  ["desk@testing.org", false],
  ["For example, a swing.", false],
  ["https://www.youtube.com/@clinic-sample", true],
])("whether %s is reserved for examples: %p", (text, expected) => {
  expect(isReserved(text)).toBe(expected);
});
