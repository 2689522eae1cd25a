import fc from "fast-check";
import { checkReferral, cleanReferral, isNpi } from "./check-referral";

const field = (kind: string, isOptional = false) => ({ name: "one", label: "This", kind, isOptional });

test.each([
  ["text", "", /still empty/],
  ["text", "Mia", undefined],
  ["services", "", /still empty/],
  ["services", "physical", undefined],
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
  const { one } = checkReferral([field(kind)], cleanReferral([field(kind)], { one: text }));
  if (error) expect(one).toMatch(new RegExp(`^This: .*${error.source}`));
  else expect(one).toBeUndefined();
});

test("a field that is missing is empty, and each error has its field's label", () => {
  const fields = [field("text"), { ...field("lines"), name: "two" }];
  expect(checkReferral(fields, cleanReferral(fields, {}))).toEqual({
    one: "This: this is still empty.",
    two: "This: this is still empty.",
  });
});

test("an optional field may be empty", () => {
  expect(checkReferral([field("lines", true)], {})).toStrictEqual({});
});

test.each([
  ["1234567893", true],
  // Nine and eleven digits that fit together.
  ["123456781", false],
  ["12345678930", false],
  ["12345-6789", false],
  ["", false],
])("%s is an NPI: %p", (text, expected) => {
  expect(isNpi(text)).toBe(expected);
});

const digit = fc.integer({ min: 0, max: 9 });
const nineDigits = fc.array(digit, { minLength: 9, maxLength: 9 }).map((digits) => digits.join(""));
const valid = nineDigits.map((number) => withCheckDigit(number));
const position = fc.nat(9);

function withCheckDigit(number: string): string {
  const [found, ...more] = Array.from({ length: 10 }, (_, last) => `${number}${last}`).filter(isNpi);
  if (found === undefined || more.length > 0) throw new Error(`${number} has ${more.length} check digits.`);
  return found;
}

test("each nine digits have exactly one check digit", () => {
  fc.assert(fc.property(nineDigits, (number) => isNpi(withCheckDigit(number))));
});

test("one wrong digit is always found", () => {
  fc.assert(
    fc.property(valid, position, fc.integer({ min: 1, max: 9 }), (npi, at, more) => {
      const wrong = (Number(npi[at]) + more) % 10;
      expect(isNpi(npi.slice(0, at) + wrong + npi.slice(at + 1))).toBe(false);
    }),
  );
});

test("two swapped adjacent digits are found, except 0 and 9, which Luhn's formula cannot tell apart", () => {
  fc.assert(
    fc.property(valid, fc.nat(8), (npi, at) => {
      const [one = "", other = ""] = npi.slice(at, at + 2);
      const swapped = npi.slice(0, at) + other + one + npi.slice(at + 2);
      expect(isNpi(swapped)).toBe(one === other || one + other === "09" || one + other === "90");
    }),
  );
});
