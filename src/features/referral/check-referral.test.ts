import { referralCheck } from "../../words/en/sending";
import { checkReferral, cleanReferral, isNpi } from "./check-referral";

const field = (kind: string, isOptional = false) => ({ name: "one", label: "This", kind, isOptional });

test.each([
  ["text", "", /still empty/],
  ["text", "Mia", undefined],
  ["services", "", /still empty/],
  ["signature", "", undefined],
  ["date", "03/09/2021", undefined],
  ["date", "3/9/2021", undefined],
  ["date", "02/30/2021", /past day/],
  ["date", "x03/09/2021", /past day/],
  ["date", "03/09/20211", /past day/],
  ["date", "2021-03-09", /past day/],
  ["date", "03-09-2021", undefined],
  ["date", "\u200e۰۳ / ۰۹ / ۲۰۲۱", undefined],
  ["text", "\u200d\u2060", /still empty/],
  ["lines", "\u200f\n\u2800", /still empty/],
  ["date", "03/09/2921", /past day/],
  ["phone", "(907) 555-0100", undefined],
  ["phone", "555-0100", /area code/],
  ["phone", "555-0100 ext. 1234", /area code/],
  ["phone", "907/555-0100, ext 12", undefined],
  ["npi", "1234567893", undefined],
  ["npi", "\u202a１２３-４５６ ７８９３\u202c", undefined],
  ["npi", "\u200b", /still empty/],
  ["npi", "1234567890", /do not fit/],
])('a %s field with "%s" has the error %p', (kind, text, error) => {
  const { one } = checkReferral([field(kind)], cleanReferral([field(kind)], { one: text }), referralCheck);
  if (error) expect(one).toMatch(error);
  else expect(one).toBeUndefined();
});

test("a field that is missing is empty, and each error has its field's label", () => {
  expect(checkReferral([field("text"), { ...field("lines"), name: "two" }], {}, referralCheck)).toEqual({
    one: "This: this is still empty.",
    two: "This: this is still empty.",
  });
});

test("an optional field may be empty", () => {
  expect(checkReferral([field("lines", true)], {}, referralCheck)).toStrictEqual({});
});

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
