import { useWords } from "../hooks/use-words";
import { type Address, directionsTo } from "../shared/clinic/contact";
import { links } from "../words/en/layout";

/** The postal address on two lines; links to directions on a map, in a new tab. */
export function DirectionsLink({ address }: { address: Address }) {
  const words = useWords({ links });
  return (
    <a href={directionsTo(address)} target="_blank" rel="noopener">
      {address.street},<br />
      {address.locality}, {address.region} {address.postalCode}
      <span className="visually-hidden">{` ${words.directions}`}</span>
    </a>
  );
}
