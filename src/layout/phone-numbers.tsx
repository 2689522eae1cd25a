import { Icon } from "../components/icon";
import { useClinic } from "../hooks/use-clinic";
import { telephoneLink } from "../shared/clinic/phone";
import * as styles from "./phone-numbers.module.css";

/** The main phone number, as a link, and the fax number. */
export function PhoneNumbers() {
  const { phones } = useClinic();
  return (
    <p className={styles.numbers}>
      <a href={telephoneLink(phones.main)} className={styles.phone}>
        <Icon name="phone" />
        <span>
          <span className="visually-hidden">Call </span>
          {phones.main}
        </span>
      </a>
      <span>Fax {phones.fax}</span>
    </p>
  );
}
