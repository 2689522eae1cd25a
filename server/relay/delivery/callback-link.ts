/**
 * The tel: address of a number as a visitor wrote it: "(907) 555-0100 ext. 12" gives "tel:+19075550100;ext=12". Ten digits
 * are a US number; one that begins with + is taken as it is.
 */
export function callbackLink(phone: string): string {
  const [number = "", extension = ""] = phone.split(/(?:extension|ext|x)/i);
  const digits = number.replace(/\D/g, "");
  const country = number.includes("+") || /^1\d{10}$/.test(digits) ? "+" : digits.length === 10 ? "+1" : "";
  const inside = extension.replace(/\D/g, "");
  return `tel:${country}${digits}${inside && `;ext=${inside}`}`;
}
