import { ActionLink } from "../components/action-link";
import { Icon } from "../components/icon";
import type { SocialNetwork } from "../content/clinic";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { telephoneLink } from "../shared/clinic/phone";
import { layout } from "../words/en/layout";
import { fill } from "../words/fill";
import { BrandIcon } from "./brand-icon";
import * as styles from "./social-links.module.css";

/**
 * Icon links to the clinic's social networks, mail address and phone, with names for assistive technology.
 */
export function SocialLinks() {
  const { social, email, phones } = useClinic();
  const words = useWords({ layout });
  return (
    <ul className={styles.links}>
      {social.map(({ name, url }) => (
        <li key={name}>
          <ActionLink to={{ href: url, kind: "outside", pdf: null }} className={styles.link}>
            {/* For GraphQL it is any string; the content check makes sure that it is a known network. */}
            <BrandIcon brand={name as SocialNetwork} />
            <span className="visually-hidden">{name}</span>
          </ActionLink>
        </li>
      ))}
      <li>
        <a href={`mailto:${email}`} className={styles.link}>
          <Icon name="mail" />
          <span className="visually-hidden">{fill(words.email, { address: email })}</span>
        </a>
      </li>
      <li>
        <a href={telephoneLink(phones.main)} className={styles.link}>
          <Icon name="phone" />
          <span className="visually-hidden">{fill(words.phone, { number: phones.main })}</span>
        </a>
      </li>
    </ul>
  );
}
