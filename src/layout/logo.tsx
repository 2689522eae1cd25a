import { PageLink } from "../components/page-link";
import { useClinic } from "../hooks/use-clinic";
import { Guidepost } from "./guidepost";
import * as styles from "./logo.module.css";

export function Logo() {
  const { name } = useClinic();
  return (
    <PageLink to="/" className={styles.logo}>
      <Guidepost />
      <span className={styles.name}>{name}</span>
    </PageLink>
  );
}
