import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { isCurrentUrl } from "../browser/is-current-url";
import * as styles from "./anchor-links.module.css";
import { Icon } from "./icon";

interface AnchorLinksProps {
  places: readonly { readonly id: string; readonly name: string }[];
  /** Milliseconds from the click to the scroll; without it, the scroll starts at once. */
  delay?: number;
}

/** Links to anchors further down the page. */
export function AnchorLinks({ places, delay }: AnchorLinksProps) {
  function scrollWithDelay(event: MouseEvent<HTMLAnchorElement>) {
    // The browser handles links opened in another tab or window.
    if (delay === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Like a native hash link: the query string stays, and the current URL adds no history entry.
    const { pathname, search, hash, href } = event.currentTarget;
    void navigate(pathname + search + hash, {
      state: { scrollDelay: delay },
      replace: isCurrentUrl(href),
    });
  }

  return (
    <ul className={styles.places}>
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={scrollWithDelay} className={styles.place}>
            {name}
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  );
}
