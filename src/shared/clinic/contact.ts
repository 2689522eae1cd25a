/** A US postal address. */
export interface Address {
  readonly street: string;
  readonly locality: string;
  readonly region: string;
  readonly postalCode: string;
}

/** Formats an address on one line: "1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654". */
export function formatAddress({ street, locality, region, postalCode }: Address): string {
  return `${street}, ${locality}, ${region} ${postalCode}`;
}

/** Returns the Google Maps URL that shows an address and offers directions to it. */
export function directionsTo(address: Address): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(formatAddress(address))}`;
}

/** Formats a US phone number with dashes: "(907) 555-0142" gives "907-555-0142". */
export function dashedPhone(phone: string): string {
  return phone.replace(/\D/g, "").replace(/(\d{3})(\d{3})/, "$1-$2-");
}

/** Returns the tel: URL of a formatted US number: "(907) 555-0142" gives "tel:+19075550142", and "2-1-1" gives "tel:211". */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length === 3 ? `tel:${digits}` : `tel:+1${digits.slice(-10)}`;
}
