import { hoverTimings } from "../browser/prefetch-hover-delay";
import { Icon } from "../components/icon";
import { PageLink } from "../components/page-link";
import * as styles from "./navigation.module.css";
import { useSubmenu } from "./use-submenu";

interface NavigationItemProps {
  item: Queries.SiteNavigationFragment["menu"][number];
  path: string;
  shape: "bar" | "drawer";
}

/** A link of the menu, with a button beside it when there are pages below. */
export function NavigationItem({ item, path, shape }: NavigationItemProps) {
  const flyout = useSubmenu(shape === "bar");
  const isAbovePage = item.subLinks?.some((subLink) => subLink.path === path);
  return (
    // Classes, not `:has()`: Firefox before 121 and Chrome before 105 do not know it.
    <li ref={flyout} className={item.subLinks ? `${styles.item} ${styles.withSubmenu}` : styles.item}>
      <MenuLink
        to={item.scrollTo ? `${item.id}#${item.scrollTo}` : item.id}
        path={path}
        isMarked={isAbovePage}
      >
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

interface MenuLinkProps {
  to: string;
  path: string;
  /** Whether it is marked though the current page is another: one of the pages below it. */
  isMarked?: boolean | undefined;
  children: string;
}

function MenuLink({ to, path, isMarked = false, children }: MenuLinkProps) {
  const isCurrent = to === path;
  return (
    <PageLink
      to={to}
      state={{ scrollDelay: hoverTimings.menuScroll }}
      className={isCurrent || isMarked ? `${styles.link} ${styles.current}` : styles.link}
      aria-current={isCurrent ? "page" : undefined}
    >
      {children}
    </PageLink>
  );
}
