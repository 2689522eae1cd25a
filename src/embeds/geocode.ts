import type { Address } from "../shared/clinic/contact";

/** Latitude and longitude in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** The used parts of the Geocoding API's response. `results` is missing in some error responses. */
interface GeocodingResponse {
  status: string;
  results: { geometry: { location: Coordinates } }[];
}

/**
 * Finds the coordinates of a postal address with Google's Geocoding API.
 * @throws if the request fails, or if the API finds no result (the error contains its status)
 */
export async function geocode(address: Address, key: string, signal: AbortSignal): Promise<Coordinates> {
  const query = new URLSearchParams({
    address: `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`,
    key,
  });
  const response = await fetch(`https://maps.googleapis.com/maps/api/geocode/json?${query}`, { signal });
  const { status, results }: GeocodingResponse = await response.json();
  const [first] = results ?? [];
  if (status !== "OK" || !first) throw new Error(`The geocoding service returned ${status}.`);
  const { lat, lng } = first.geometry.location;
  return { lat, lng };
}
