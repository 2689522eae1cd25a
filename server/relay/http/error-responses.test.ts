import { validateRequest } from "../../../src/shared/request/validate-request";
import { validation } from "../../../src/words/en/sending";
import { errorResponses } from "./error-responses";

/** Words that make the browser show a message of its own instead (the specification's error catalog). */
const reserved = /404|Not Found|Environment variables|token|network|fetch/i;

const sentences = Object.entries(errorResponses("(907) 555-0142")).map(
  ([reason, { status, error }]) => [reason, status, error] as const,
);

test.each(sentences)("the message for %s (%i) has none of the reserved words", (_, status, error) => {
  expect(error).not.toMatch(reserved);
  expect(error).toMatch(/^[A-Z].*\.$/);
  expect([400, 403, 405, 409, 413, 415, 429, 503]).toContain(status);
});

test("no two reasons have the same message", () => {
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
])("the validation errors of %j have none of the reserved words either", (input) => {
  const verdict = validateRequest(input, validation);
  expect(verdict.ok).toBe(false);
  for (const { message } of verdict.ok ? [] : verdict.errors) expect(message).not.toMatch(reserved);
});
