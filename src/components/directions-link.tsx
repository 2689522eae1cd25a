import type { Address } from "../utils/address";

/** The address on two lines; leads to the way there, on a map in a new tab. */
export function DirectionsLink({ address, url }: { address: Address; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      {address.street},<br />
      {address.locality}, {address.region} {address.postalCode}
      <span className="visually-hidden"> (directions, opens in a new tab)</span>
    </a>
  );
}
