import { Icon } from "../components/icon";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { telephoneLink } from "../shared/clinic/contact";
import { layout } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./clinic-facts.module.css";

/** Whether the clinic is open now, in its own time zone; without JavaScript, the text `withoutScript`. */
export function OpenStatus({ withoutScript }: { withoutScript: string }) {
  const { hours, seasons, closures } = useClinic();
  return (
    <open-status
      data-schedule={JSON.stringify({ hours, seasons: seasons ?? undefined, closures })}
      className={styles.status}
      suppressHydrationWarning
    >
      {withoutScript}
    </open-status>
  );
}

/** The main phone number, as a link, and the fax number. */
export function PhoneNumbers() {
  const { phones } = useClinic();
  const words = useWords({ layout });
  return (
    <p className={styles.numbers}>
      <a href={telephoneLink(phones.main)} className={styles.phone}>
        <Icon name="phone" />
        <span>
          <span className="visually-hidden">{`${words.callBefore} `}</span>
          {phones.main}
        </span>
      </a>
      <span>{fill(words.fax, { number: phones.fax })}</span>
    </p>
  );
}
