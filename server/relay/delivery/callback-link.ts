/**
 * The tel: URL (RFC 3966) of a phone number as a visitor typed it: "(907) 555-0100 ext. 12" gives
 * "tel:+19075550100;ext=12". Ten digits are a US number; a number with + keeps its country code.
 */
export function callbackLink(phone: string): string {
  const [number = "", extension = ""] = phone.split(/(?:extension|ext|x)/i);
  const digits = number.replace(/\D/g, "");
  const country = number.includes("+") || /^1\d{10}$/.test(digits) ? "+" : digits.length === 10 ? "+1" : "";
  const extensionDigits = extension.replace(/\D/g, "");
  return `tel:${country}${digits}${extensionDigits && `;ext=${extensionDigits}`}`;
}
