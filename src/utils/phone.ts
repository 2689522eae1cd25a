/** The tel: address of a US number as people read it: "(907) 555-0142" gives "tel:+19075550142". */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}
