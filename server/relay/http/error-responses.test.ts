/** @jest-environment node */
import { validateRequest } from "../../../src/shared/request/validate-request";
import { errorResponses } from "./error-responses";

/** What the browser looks for in a message, to show another in its place (the specification's error catalogue). */
const reserved = /404|Not Found|Environment variables|token|network|fetch/i;

const sentences = Object.entries(errorResponses("(907) 555-0142")).map(
  ([reason, { status, error }]) => [reason, status, error] as const,
);

test.each(sentences)("%s (%i) cannot be taken for another case of the browser's", (_, status, error) => {
  expect(error).not.toMatch(reserved);
  expect(error).toMatch(/^[A-Z].*\.$/);
  expect([400, 403, 405, 409, 413, 415, 429, 503]).toContain(status);
});

test("no two reasons share a sentence", () => {
  expect(new Set(sentences.map(([, , error]) => error)).size).toBe(sentences.length);
});

const long = "1".repeat(6000);
test.each([
  [{}],
  [{ name: long, phone: long, email: long, message: long }],
  [{ name: "a\nb", phone: "1\n2", email: "a\nb", message: "x" }],
  [{ name: "a\u202eb", phone: "1\u202e2", email: "a\u202eb", message: "x" }],
  [{ name: "token", phone: "network", email: "fetch 404", message: "Not Found" }],
  [{ name: "Ana", phone: "123", email: "ana", message: "Environment variables" }],
])("no error message of %j can either, and none repeats what was typed", (input) => {
  const verdict = validateRequest(input);
  expect(verdict.ok).toBe(false);
  for (const { message } of verdict.ok ? [] : verdict.errors) expect(message).not.toMatch(reserved);
});
