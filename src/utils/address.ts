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
