import { graphql } from "gatsby";
import { ActionLink } from "./action-link";
import * as styles from "./actions.module.css";

/** The buttons of a band; the first is the one that the band is for. */
export function Actions({ actions }: { actions: readonly Queries.ActionFragment[] | null }) {
  if (!actions) return null;
  return (
    <p className={styles.actions}>
      {actions.map(({ label, to }, index) => (
        <ActionLink key={label} to={to} className={index === 0 ? styles.primary : styles.secondary}>
          {label}
        </ActionLink>
      ))}
    </p>
  );
}

export const fragment = graphql`
  fragment Action on Action {
    label
    to {
      ...Target
    }
  }
`;
