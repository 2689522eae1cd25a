import { Icon } from "../components/icon";
import { PageLink } from "../components/page-link";
import { useClinic } from "../hooks/use-clinic";
import { usePagePath } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { telephoneLink } from "../shared/clinic/phone";
import { contactPage } from "../shared/site/main-pages";
import { layout } from "../words/en/layout";
import * as styles from "./quick-actions.module.css";

/** The two most frequent actions, call and schedule, in a bar at the bottom of small screens. */
export function QuickActions() {
  const { phones } = useClinic();
  const words = useWords({ layout });
  return (
    <nav aria-label={words.quickActions} className={styles.quickActions}>
      <a href={telephoneLink(phones.main)} className={styles.call}>
        <Icon name="phone" />
        {words.call}
      </a>
      <PageLink href={usePagePath(contactPage)} className={styles.schedule}>
        {words.schedule}
      </PageLink>
    </nav>
  );
}
