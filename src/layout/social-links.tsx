import { ActionLink } from "../components/action-link";
import { Icon } from "../components/icon";
import type { SocialNetwork } from "../content/clinic";
import { useClinic } from "../hooks/use-clinic";
import { telephoneLink } from "../shared/clinic/phone";
import { BrandIcon } from "./brand-icon";
import * as styles from "./social-links.module.css";

/** Every way to follow or reach the clinic, as icons that are named for those who do not see them. */
export function SocialLinks() {
  const { social, email, phones } = useClinic();
  return (
    <ul className={styles.links}>
      {social.map(({ name, url }) => (
        <li key={name}>
          <ActionLink to={{ href: url, kind: "outside", pdf: null }} className={styles.link}>
            {/* GraphQL knows only that it is a string; the content check refuses any other name. */}
            <BrandIcon brand={name as SocialNetwork} />
            <span className="visually-hidden">{name}</span>
          </ActionLink>
        </li>
      ))}
      <li>
        <a href={`mailto:${email}`} className={styles.link}>
          <Icon name="mail" />
          <span className="visually-hidden">Email {email}</span>
        </a>
      </li>
      <li>
        <a href={telephoneLink(phones.main)} className={styles.link}>
          <Icon name="phone" />
          <span className="visually-hidden">Phone {phones.main}</span>
        </a>
      </li>
    </ul>
  );
}
