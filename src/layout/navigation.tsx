import { useNavigation } from "../hooks/use-navigation";
import * as styles from "./navigation.module.css";
import { NavigationItem } from "./navigation-item";

interface NavigationProps {
  /** The page that is shown; its link is marked. */
  path: string;
  /** Side by side with submenus that hang below, or a list whose submenus unfold in place. */
  shape: "bar" | "drawer";
}

/** The menu, written once for wide screens and for the drawer. */
export function Navigation({ path, shape }: NavigationProps) {
  const { menu } = useNavigation();
  return (
    <nav aria-label="Main" className={shape === "bar" ? styles.bar : styles.drawer}>
      <ul className={styles.menu}>
        {menu.map((item) => (
          <NavigationItem key={item.name} item={item} path={path} shape={shape} />
        ))}
      </ul>
    </nav>
  );
}
