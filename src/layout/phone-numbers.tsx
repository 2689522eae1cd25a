import { Icon } from "../components/icon";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { telephoneLink } from "../shared/clinic/contact";
import { layout } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./phone-numbers.module.css";

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
