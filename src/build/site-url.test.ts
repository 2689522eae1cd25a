/** @jest-environment node */
import { siteUrl } from "./site-url";

test.each([
  [undefined, "http://localhost:9000"],
  ["", "http://localhost:9000"],
  ["https://clinic.example", "https://clinic.example"],
  ["https://clinic.example/", "https://clinic.example"],
])("SITE_URL %p gives %s", (given, expected) => {
  expect(siteUrl({ SITE_URL: given } as NodeJS.ProcessEnv)).toBe(expected);
});

test.each(["clinic.example", "ftp://clinic.example", "www", "https://clinic.example/site"])("SITE_URL %s is refused", (given) => {
  expect(() => siteUrl({ SITE_URL: given } as NodeJS.ProcessEnv)).toThrow(`SITE_URL is "${given}"`);
});
