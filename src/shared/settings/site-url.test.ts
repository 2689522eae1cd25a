import { siteUrl } from "./site-url";

test.each([
  [undefined, "http://localhost:9000"],
  ["", "http://localhost:9000"],
  [" ", "http://localhost:9000"],
  ["https://clinic.example", "https://clinic.example"],
  ["https://clinic.example/", "https://clinic.example"],
  ["http://localhost:8000", "http://localhost:8000"],
])("SITE_URL %p gives %s", (SITE_URL, expected) => {
  expect(siteUrl({ SITE_URL })).toBe(expected);
});

test.each([
  "clinic.example",
  "www",
  "ftp://clinic.example",
  "https://clinic.example/site",
  "https://clinic.example/?a=1",
  "https://user@clinic.example",
])("SITE_URL %s is rejected", (SITE_URL) => {
  expect(() => siteUrl({ SITE_URL })).toThrow(
    `SITE_URL is "${SITE_URL}". It must be an http or https address without a path, such as https://www.example.org.`,
  );
});
