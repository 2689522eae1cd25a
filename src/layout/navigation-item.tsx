import { Icon } from "../components/icon";
import { PageLink } from "../components/page-link";
import { timings } from "../utils/timings";
import * as styles from "./navigation.module.css";
import { useFlyout } from "./use-flyout";

interface NavigationItemProps {
  item: Queries.SiteNavigationFragment["menu"][number];
  path: string;
  shape: "bar" | "drawer";
}

/** A link of the menu, with a button beside it when there are pages below. */
export function NavigationItem({ item, path, shape }: NavigationItemProps) {
  const flyout = useFlyout(shape === "bar");
  return (
    <li ref={flyout} className={styles.item}>
      <MenuLink to={item.scrollTo ? `${item.id}#${item.scrollTo}` : item.id} path={path}>
        {item.name}
      </MenuLink>
      {item.subLinks && (
        // Those of one name close one another, with no script.
        <details name={`${shape}-submenu`} className={styles.disclosure}>
          <summary className={styles.summary}>
            <span className="visually-hidden">{item.name} submenu</span>
            <Icon name="chevron" />
          </summary>
          <ul className={styles.submenu}>
            {item.subLinks.map((subLink) => (
              <li key={subLink.path}>
                <MenuLink to={subLink.path} path={path}>
                  {subLink.label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function MenuLink({ to, path, children }: { to: string; path: string; children: string }) {
  return (
    <PageLink
      to={to}
      state={{ scrollDelay: timings.menuScroll }}
      className={styles.link}
      aria-current={to === path ? "page" : undefined}
    >
      {children}
    </PageLink>
  );
}
