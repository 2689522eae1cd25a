import * as styles from "./anchor-links.module.css";
import { Icon } from "./icon";

interface AnchorLinksProps {
  places: readonly { readonly id: string; readonly name: string }[];
  /** Milliseconds from the click to the scroll; without it, the scroll starts at once. */
  delay?: number;
}

/** Links to anchors further down the page. */
export function AnchorLinks({ places, delay }: AnchorLinksProps) {
  return (
    <ul className={`${styles.places} screen-only`}>
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} data-scroll-delay={delay} className={styles.place}>
            {name}
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  );
}
