import { validation } from "../../words/en/sending";
import { type RequestField, validateRequest } from "./validate-request";

const good = {
  name: "Ana María O'Neil",
  phone: "(907) 555-0100",
  email: "ana@example.com",
  message: "My son walks on his toes.\nCan you help?",
};

/**
 * Words by which the browser recognizes other errors in the specification's catalog, so no message may
 * contain them.
 */
const reserved = /404|Not Found|Environment variables|token|network|fetch/i;

function errorsOf(input: unknown) {
  const result = validateRequest(input, validation);
  return result.ok ? [] : result.errors;
}

test("accepts a valid request unchanged", () => {
  expect(validateRequest(good, validation)).toEqual({ ok: true, value: good });
});

test("normalizes harmless differences and drops unknown fields", () => {
  const messy = {
    name: "  Ana  ",
    phone: " 9075550100 ",
    email: "\tana@example.com\n",
    message: "\r\nOne\r\nTwo\rThree\u000b\u0000!\n",
    extra: "not asked for",
  };
  expect(validateRequest(messy, validation)).toEqual({
    ok: true,
    value: { name: "Ana", phone: "9075550100", email: "ana@example.com", message: "One\nTwo\nThree!" },
  });
});

test.each<[RequestField, string]>([
  ["name", "Q"],
  ["name", "Nguyễn Thị Minh Khai"],
  ["phone", "555-0100"],
  ["phone", "+1 907.555.0100 ext. 12"],
  ["phone", "907-555-0100 x12"],
  ["phone", "907–555–0100 extension 3"],
  ["email", "ana.maria+clinic@mail.example.co.uk"],
  ["email", "ana@bücher.example"],
  ["message", "Tab\tand\nbreak"],
])("accepts %s %j", (field, text) => {
  expect(errorsOf({ ...good, [field]: text })).toEqual([]);
});

test.each<[RequestField, unknown, string]>([
  ["name", "", "Please enter your name."],
  ["name", "   ", "Please enter your name."],
  ["name", undefined, "Please enter your name."],
  ["name", ["Ana"], "Please enter your name."],
  ["name", "Ana\r\nBcc: all@example.com", "Please write your name on one line."],
  ["name", "Ana\u2028Maria", "Please write your name on one line."],
  ["name", "Ana\u0000", "Please write your name on one line."],
  ["phone", "", "Please enter your phone number."],
  ["phone", 9075550100, "Please enter your phone number."],
  ["phone", "555-010", "Please enter a phone number with at least 7 digits."],
  ["phone", "12345 ext. 678", "Please enter a phone number with at least 7 digits."],
  ["phone", "---------", "Please enter a phone number with at least 7 digits."],
  ["phone", "907-555-0100\nX: 1", "Please write your phone number on one line."],
  ...["call me at work", "call 907-555-0100", "907-555-0100 please"].map(
    (text): [RequestField, string, string] => [
      "phone",
      text,
      "Please use only digits, spaces and ( ) + - . in your phone number. An extension may follow as ext. 12.",
    ],
  ),
  ["email", "", "Please enter your email address."],
  ...[
    ...["ana", "ana@example", "ana@example..com", "ana@a.example,b@b.example"],
    ...["my ana@example.com", "ana@example.com now", "ana@example.c", "@example.com"],
  ].map((text): [RequestField, string, string] => [
    "email",
    text,
    "Please enter an email address such as name@example.com.",
  ]),
  ["email", "ana@example.com\nBcc:b@c.de", "Please write your email address on one line."],
  ["message", " \n ", "Please enter your message."],
  ["message", { text: "hello" }, "Please enter your message."],
])("rejects %s %j", (field, text, message) => {
  expect(errorsOf({ ...good, [field]: text })).toEqual([{ field, message }]);
  expect(message).not.toMatch(reserved);
});

test.each<[RequestField, number, (length: number) => string, string]>([
  ["name", 100, (length) => "x".repeat(length), "Please keep your name to 100 characters or fewer."],
  ["phone", 40, (length) => "1".repeat(length), "Please keep your phone number to 40 characters or fewer."],
  [
    "email",
    254,
    (length) => `${"a".repeat(length - 5)}@b.co`,
    "Please keep your email address to 254 characters or fewer.",
  ],
  ["message", 5000, (length) => "x".repeat(length), "Please keep your message to 5000 characters or fewer."],
])("accepts a %s of up to %i characters", (field, maxLength, make, message) => {
  expect(errorsOf({ ...good, [field]: make(maxLength) })).toEqual([]);
  expect(errorsOf({ ...good, [field]: make(maxLength + 1) })).toEqual([{ field, message }]);
});

test.each([null, undefined, "text", 7, [], {}])("reports all four fields as missing in %j", (input) => {
  expect(errorsOf(input).map((error) => error.field)).toEqual(["name", "phone", "email", "message"]);
});

const heading = "Appointment Request\nPreferred Date: 11/24/2026\nPreferred Time: 14:30";

test("limits only the length of the visitor's own text in it", () => {
  expect(errorsOf({ ...good, message: `${heading}\n\n${"x".repeat(5_000)}` })).toEqual([]);
  const talk = `Language: ${"x".repeat(80)}\nInterpreter: yes`;
  for (const composed of [`${talk}\n\n`, `${heading}\n${talk}\n\n`]) {
    expect(errorsOf({ ...good, message: `${composed}${"x".repeat(5_000)}` })).toEqual([]);
    expect(errorsOf({ ...good, message: `${composed}${"x".repeat(5_001)}` })).toHaveLength(1);
  }
  for (const empty of [`${heading}\n\n`, `${heading}\n${talk}\n\n`]) {
    expect(errorsOf({ ...good, message: empty })).toEqual([
      { field: "message", message: "Please enter your message." },
    ]);
  }
});

test("is fast on input designed for catastrophic backtracking", () => {
  const email = `${"a.".repeat(100)}@${"b.".repeat(20)}`;
  expect(errorsOf({ ...good, phone: `${"1 ".repeat(19)}!`, email })).toHaveLength(2);
});
