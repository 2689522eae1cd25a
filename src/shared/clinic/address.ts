export interface Address {
  readonly street: string;
  readonly locality: string;
  readonly region: string;
  readonly postalCode: string;
}

/** The address on one line: "1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654". */
export function formatAddress({ street, locality, region, postalCode }: Address): string {
  return `${street}, ${locality}, ${region} ${postalCode}`;
}

/** The web address that shows the clinic on a map and leads the way there. */
export function directionsTo(address: Address): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(formatAddress(address))}`;
}
