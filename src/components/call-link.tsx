import { telephoneLink } from "../shared/clinic/phone";
import * as styles from "./call-link.module.css";
import { Icon } from "./icon";

/** A phone number, large enough to read across the room and to hit with a thumb. */
export function CallLink({ phone }: { phone: string }) {
  return (
    <a href={telephoneLink(phone)} className={styles.call}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}
