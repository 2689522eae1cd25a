/** Formats a US phone number with dashes: "(907) 555-0142" gives "907-555-0142". */
export function dashedPhone(phone: string): string {
  return phone.replace(/\D/g, "").replace(/(\d{3})(\d{3})/, "$1-$2-");
}

/** Returns the tel: URL of a formatted US phone number: "(907) 555-0142" gives "tel:+19075550142". */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}
