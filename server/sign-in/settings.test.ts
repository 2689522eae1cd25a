import { readConfig } from "../config";

const both = { GITHUB_CLIENT_ID: "Iv1.0a1b", GITHUB_CLIENT_SECRET: "0123" };
const read = (given: Record<string, string>) => readConfig(given, "hello@clinic.example").signIn;

test("the sign-in helper is off unless both of its settings are set", () => {
  expect(read({})).toBeUndefined();
  expect(read({ ...both, SITE_URL: "https://www.clinic.example" })).toEqual({
    clientId: "Iv1.0a1b",
    clientSecret: "0123",
    adminOrigin: "https://www.clinic.example",
    githubUrl: "https://github.com",
  });
});

test("the site of /admin and GitHub can be elsewhere", () => {
  const given = { ADMIN_ORIGIN: "https://edit.clinic.example/", GITHUB_URL: "https://git.example" };
  expect(read({ ...both, ...given })).toMatchObject({
    adminOrigin: "https://edit.clinic.example",
    githubUrl: "https://git.example",
  });
});

test.each([
  ["an id alone", { GITHUB_CLIENT_ID: "x" }, "GITHUB_CLIENT_SECRET is not set, but GITHUB_CLIENT_ID is."],
  [
    "a secret alone",
    { GITHUB_CLIENT_SECRET: "x" },
    "GITHUB_CLIENT_ID is not set, but GITHUB_CLIENT_SECRET is.",
  ],
  ["an id with spaces", { ...both, GITHUB_CLIENT_ID: "my app" }, "GITHUB_CLIENT_ID is"],
  ["a page in place of an origin", { ...both, ADMIN_ORIGIN: "https://x.example/admin" }, "ADMIN_ORIGIN is"],
])("%s is an error", (_, given, message) => {
  expect(() => read(given)).toThrow(message);
});
