import { type Address, directionsTo } from "../shared/clinic/address";

/** The postal address on two lines; links to directions on a map, in a new tab. */
export function DirectionsLink({ address }: { address: Address }) {
  return (
    <a href={directionsTo(address)} target="_blank" rel="noopener">
      {address.street},<br />
      {address.locality}, {address.region} {address.postalCode}
      <span className="visually-hidden"> (directions, opens in a new tab)</span>
    </a>
  );
}
