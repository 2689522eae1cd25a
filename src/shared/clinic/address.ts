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
