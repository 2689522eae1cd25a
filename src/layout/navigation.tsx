import { timings } from "../browser/timings";
import { Icon } from "../components/icon";
import { PageLink } from "../components/page-link";
import { useNavigation } from "../hooks/use-site-query";
import { useWords } from "../hooks/use-words";
import { layout } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./navigation.module.css";

interface NavigationProps {
  /** The path of the current page, whose link is marked. */
  path: string;
  /** A row with dropdown submenus, or a list whose submenus expand in place. */
  shape: "bar" | "drawer";
}

interface NavigationItemProps extends NavigationProps {
  item: Queries.SiteNavigationFragment["menu"][number];
}

/** A link of the menu. If it has subpages, a button beside it opens their submenu. */
function NavigationItem({ item, path, shape }: NavigationItemProps) {
  const words = useWords({ layout });
  const isAbovePage = item.subLinks?.some((subLink) => subLink.path === path);
  return (
    // Classes, not `:has()`: Firefox before 121 and Chrome before 105 do not support it.
    <li className={item.subLinks ? `${styles.item} ${styles.withSubmenu}` : styles.item}>
      <MenuLink
        to={item.scrollTo ? `${item.id}#${item.scrollTo}` : item.id}
        path={path}
        isMarked={isAbovePage}
      >
        {item.name}
      </MenuLink>
      {item.subLinks && (
        // `<details>` elements with the same name close one another, without JavaScript.
        <details name={`${shape}-submenu`} className={styles.disclosure}>
          <summary className={styles.summary}>
            <span className="visually-hidden">{fill(words.submenu, { name: item.name })}</span>
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
  /** Whether the link is styled as current because the current page is one of its subpages. */
  isMarked?: boolean | undefined;
  children: string;
}

function MenuLink({ to, path, isMarked = false, children }: MenuLinkProps) {
  const isCurrent = to === path;
  return (
    <PageLink
      href={to}
      data-scroll-delay={to.includes("#") ? timings.menuScroll : undefined}
      className={isCurrent || isMarked ? `${styles.link} ${styles.current}` : styles.link}
      aria-current={isCurrent ? "page" : undefined}
    >
      {children}
    </PageLink>
  );
}

/** The main menu, for the bar of wide screens and for the drawer. */
export function Navigation({ path, shape }: NavigationProps) {
  const words = useWords({ layout });
  const { menu } = useNavigation();
  const items = (
    <ul className={styles.menu}>
      {menu.map((item) => (
        <NavigationItem key={item.name} item={item} path={path} shape={shape} />
      ))}
    </ul>
  );
  return (
    <nav aria-label={words.mainMenu} className={shape === "bar" ? styles.bar : styles.drawer}>
      {shape === "bar" ? <hover-menus>{items}</hover-menus> : items}
    </nav>
  );
}
