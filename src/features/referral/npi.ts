const prefix = "80840";

/**
 * Whether this may be a National Provider Identifier: ten digits, the last of which checks the others by Luhn's rule,
 * counted with the prefix of health cards in the United States (CMS, "Requirements for NPI and NPI Check Digit").
 */
export function isNpi(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = [...(prefix + text)].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
