/** A US number in its second written form: "(907) 555-0142" gives "907-555-0142". */
export function dashedPhone(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^(\d{3})(\d{3})/, "$1-$2-");
}

/** The tel: address of a US number as people read it: "(907) 555-0142" gives "tel:+19075550142". */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}
