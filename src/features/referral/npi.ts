const prefix = "80840";

/**
 * Whether a text is a valid National Provider Identifier: ten digits, the last of which is a Luhn check
 * digit. The checksum includes the prefix 80840 of US health cards (CMS, "Requirements for NPI and NPI Check
 * Digit").
 */
export function isNpi(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  // There are fifteen digits, so every second one is the same counted from either end.
  const digits = [...(prefix + text)].map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
