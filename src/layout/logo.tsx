import { useClinic } from "../hooks/use-clinic";
import { usePagePath } from "../hooks/use-page-language";
import * as styles from "./logo.module.css";
import { LogoMark } from "./logo-mark";

/** The logo and the clinic's name, as a link to Home. */
export function Logo() {
  const { name } = useClinic();
  return (
    <a href={usePagePath("/")} className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>{name}</span>
    </a>
  );
}
