import { graphql } from "gatsby";
import { ActionLink } from "./action-link";
import * as styles from "./actions.module.css";
import { Icon } from "./icon";

/** Where an appointment is asked for; the button that leads there is the one that stands out. */
const bookingPath = "/contact";

/** The buttons of a band; the one that books an appointment is the main one, else the first. */
export function Actions({ actions }: { actions: readonly Queries.ActionFragment[] | null }) {
  if (!actions) return null;
  const booking = actions.find(({ to }) => to.href === bookingPath);
  return (
    <p className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          to={action.to}
          className={
            action === booking ? styles.booking : !booking && index === 0 ? styles.primary : styles.secondary
          }
        >
          {action.to.kind === "phone" && <Icon name="phone" />}
          {action.label}
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
