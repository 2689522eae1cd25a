import { useNavigation } from "../hooks/use-navigation";
import { useWords } from "../hooks/use-words";
import { layout } from "../words/en/layout";
import * as styles from "./navigation.module.css";
import { NavigationItem } from "./navigation-item";

interface NavigationProps {
  /** The path of the current page, whose link is marked. */
  path: string;
  /** A row with dropdown submenus, or a list whose submenus expand in place. */
  shape: "bar" | "drawer";
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
