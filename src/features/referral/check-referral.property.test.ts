import fc from "fast-check";
import { isNpi } from "./check-referral";

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
