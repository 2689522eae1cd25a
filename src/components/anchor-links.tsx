import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { isCurrentAddress } from "../browser/is-current-address";
import * as styles from "./anchor-links.module.css";
import { Icon } from "./icon";

interface PlaceLinksProps {
  places: readonly { readonly id: string; readonly name: string }[];
  /** Milliseconds from the click to the scroll; at once when not given. */
  delay?: number;
}

/** Links to places further down the page. */
export function AnchorLinks({ places, delay }: PlaceLinksProps) {
  function followLater(event: MouseEvent<HTMLAnchorElement>) {
    // The browser's own: a link opened in another tab or window.
    if (delay === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // As the browser does it: the query stays, and the same place again adds no history entry.
    const { pathname, search, hash, href } = event.currentTarget;
    void navigate(pathname + search + hash, {
      state: { scrollDelay: delay },
      replace: isCurrentAddress(href),
    });
  }

  return (
    <ul className={styles.places}>
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={followLater} className={styles.place}>
            {name}
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  );
}
