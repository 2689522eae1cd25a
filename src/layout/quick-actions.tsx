import { Icon } from "../components/icon";
import { PageLink } from "../components/page-link";
import { useClinic } from "../hooks/use-clinic";
import { telephoneLink } from "../shared/clinic/phone";
import { contactPage } from "../shared/site/main-pages";
import * as styles from "./quick-actions.module.css";

/** The two most frequent actions, call and schedule, in a bar at the bottom of small screens. */
export function QuickActions() {
  const { phones } = useClinic();
  return (
    <nav aria-label="Quick actions" className={styles.quickActions}>
      <a href={telephoneLink(phones.main)} className={styles.call}>
        <Icon name="phone" />
        Call
      </a>
      <PageLink to={contactPage} className={styles.schedule}>
        Schedule
      </PageLink>
    </nav>
  );
}
