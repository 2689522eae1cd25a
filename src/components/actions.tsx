import { graphql } from "gatsby";
import { usePagePath } from "../hooks/use-page-language";
import { contactPage } from "../shared/site/main-pages";
import { ActionLink } from "./action-link";
import * as styles from "./actions.module.css";
import { buttonLooks } from "./button";
import { Icon } from "./icon";

/**
 * The buttons of a section. The main button is the one that books an appointment, or else the first one. If
 * the first one leads to another site (payment, for one), it is the main button. If all buttons lead to the
 * same page, all of them have the primary look.
 */
export function Actions({ actions }: { actions: readonly Queries.ActionFragment[] | null }) {
  const contactPath = usePagePath(contactPage);
  if (!actions) return null;
  const booking =
    actions[0]?.to.kind === "outside" ? undefined : actions.find(({ to }) => to.href === contactPath);
  const areEqual = actions.every(({ to }) => to.href === actions[0]?.to.href);
  return (
    <p className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          to={action.to}
          className={look(action === booking, booking === undefined && (index === 0 || areEqual))}
        >
          {action.to.kind === "phone" && <Icon name="phone" />}
          {action.label}
        </ActionLink>
      ))}
    </p>
  );
}

function look(isBooking: boolean, isMain: boolean): string | undefined {
  if (isBooking) return buttonLooks.booking;
  return isMain ? buttonLooks.primary : buttonLooks.secondary;
}

export const fragment = graphql`
  fragment Action on Action {
    label
    to {
      ...Target
    }
  }
`;
