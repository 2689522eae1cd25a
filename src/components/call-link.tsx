import { telephoneLink } from "../shared/clinic/contact";
import * as styles from "./call-link.module.css";
import { Icon } from "./icon";

/** A phone number as a large link. */
export function CallLink({ phone }: { phone: string }) {
  return (
    <a href={telephoneLink(phone)} className={styles.call}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}
