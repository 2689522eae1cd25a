import type { Address } from "../shared/clinic/address";

export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

interface Answer {
  status: string;
  results: { geometry: { location: Coordinates } }[];
}

/**
 * Asks the geocoding service where an address is.
 * @throws when it cannot be asked, and when it does not know (its status then says why)
 */
export async function geocode(address: Address, key: string, signal: AbortSignal): Promise<Coordinates> {
  const query = new URLSearchParams({
    address: `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`,
    key,
  });
  const response = await fetch(`https://maps.googleapis.com/maps/api/geocode/json?${query}`, { signal });
  const { status, results }: Answer = await response.json();
  const [first] = results ?? [];
  if (status !== "OK" || !first) throw new Error(`The geocoding service answered ${status}.`);
  const { lat, lng } = first.geometry.location;
  return { lat, lng };
}
