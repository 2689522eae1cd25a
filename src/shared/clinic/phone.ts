/** Formats a US phone number with dashes: "(907) 555-0142" gives "907-555-0142". */
export function dashedPhone(phone: string): string {
  return phone.replace(/\D/g, "").replace(/(\d{3})(\d{3})/, "$1-$2-");
}

/** Returns the tel: URL of a formatted US number: "(907) 555-0142" gives "tel:+19075550142", and "2-1-1" gives "tel:211". */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length === 3 ? `tel:${digits}` : `tel:+1${digits.slice(-10)}`;
}
