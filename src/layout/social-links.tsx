import { Icon } from "../components/icon";
import { PageLink } from "../components/page-link";
import type { SocialNetwork } from "../content/clinic";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { telephoneLink } from "../shared/clinic/contact";
import { layout, links } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./social-links.module.css";

/** The logos of the networks as SVG paths, redrawn on a grid of 24 by 24. */
const logos: Record<SocialNetwork, string> = {
  Facebook:
    "M13.8 21.5v-8.2h2.8l.5-3.4h-3.3V7.8c0-1 .4-1.7 1.8-1.7h1.6V3.1a18 18 0 0 0-2.4-.2c-2.6 0-4.3 1.5-4.3 4.4v2.6H7.5v3.4h3v8.2z",
  Instagram:
    "M8 2.5h8A5.5 5.5 0 0 1 21.5 8v8a5.5 5.5 0 0 1-5.5 5.5H8A5.5 5.5 0 0 1 2.5 16V8A5.5 5.5 0 0 1 8 2.5zm0 2A3.5 3.5 0 0 0 4.5 8v8A3.5 3.5 0 0 0 8 19.5h8a3.5 3.5 0 0 0 3.5-3.5V8A3.5 3.5 0 0 0 16 4.5zM12 7.3a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zm0 2a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm4.9-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z",
  LinkedIn:
    "M5.2 3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM3.3 9h3.8v12H3.3zm6.2 0h3.6v1.7c.6-1.1 1.9-2 3.7-2 3.2 0 4.2 2 4.2 5.1V21h-3.8v-6.4c0-1.6-.4-2.6-1.8-2.6-1.5 0-2.1 1.1-2.1 2.7V21H9.5z",
  YouTube:
    "M5.5 4.8C8 4.4 16 4.4 18.5 4.8c2.3.4 3.3 1.7 3.5 3.7.2 2.3.2 4.7 0 7-.2 2-1.2 3.3-3.5 3.7-2.5.4-10.5.4-13 0C3.2 18.8 2.2 17.5 2 15.5c-.2-2.3-.2-4.7 0-7 .2-2 1.2-3.3 3.5-3.7zM10 8.6v6.8l5.8-3.4z",
};

/** The logo of a social network, as an icon of the current text color. */
function BrandIcon({ brand }: { brand: SocialNetwork }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="currentColor"
      fillRule="evenodd"
    >
      <path d={logos[brand]} />
    </svg>
  );
}

/**
 * Icon links to the clinic's social networks, mail address and phone, with names for assistive technology.
 */
export function SocialLinks() {
  const { social, email, phones } = useClinic();
  const words = useWords({ layout });
  const { newTab } = useWords({ links });
  return (
    <ul className={styles.links}>
      {social.map(({ name, url }) => (
        <li key={name}>
          <PageLink href={url} isIcon className={styles.link} target="_blank" rel="noopener">
            {/* For GraphQL it is any string; the content check makes sure that it is a known network. */}
            <BrandIcon brand={name as SocialNetwork} />
            <span className="visually-hidden">{name}</span>
            <span className="visually-hidden">{` ${newTab}`}</span>
          </PageLink>
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
