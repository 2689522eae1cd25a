import { Icon } from "./icon";
import * as styles from "./place-links.module.css";

interface PlaceLinksProps {
  places: readonly { readonly id: string; readonly name: string }[];
}

/** Links to places further down the page. */
export function PlaceLinks({ places }: PlaceLinksProps) {
  return (
    <ul className={styles.places}>
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.place}>
            {name}
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  );
}
