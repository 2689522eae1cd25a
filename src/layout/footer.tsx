import { useId } from "react";
import { ActionLink } from "../components/actions";
import { OtherPhones } from "../components/contact-links";
import { ClosedDays, SeasonHours } from "../components/season-hours";
import { Sentence } from "../components/sentence";
import { Snowdrift } from "../components/snowdrift";
import { useClinic } from "../hooks/use-clinic";
import { useNavigation } from "../hooks/use-site-query";
import { useWords } from "../hooks/use-words";
import { formatMonth } from "../shared/clinic/clinic-time";
import { directionsTo, formatAddress } from "../shared/clinic/contact";
import { formatHours } from "../shared/clinic/hours";
import { dates } from "../words/en/dates";
import { layout, links } from "../words/en/layout";
import { OpenStatus, PhoneNumbers } from "./clinic-facts";
import { ClosureNotices, closedDaysAnchor } from "./closure-banner";
import * as styles from "./footer.module.css";
import { SocialLinks } from "./social-links";

/**
 * The site footer: social links, address, opening hours, phone numbers and quick links.
 * @param reviewed the date of the page's last review; null for a page without facts to review
 */
export function Footer({ reviewed }: { reviewed: string | null }) {
  const { name, tagline, address, locations, currentHours, privacyDocument, sitemapPath } = useClinic();
  const { quickLinks, legalLinks } = useNavigation();
  const words = useWords({ layout });
  const linkWords = useWords({ links });
  const dateWords = useWords({ dates });
  const linksHeading = useId();
  const { file, pages, bytes } = privacyDocument;
  return (
    <footer className={styles.footer}>
      <Snowdrift drift="deep" />
      <div className={styles.content}>
        <div className={`${styles.column} screen-only`}>
          <p className={styles.name}>{name}</p>
          <p>{tagline}</p>
          <SocialLinks />
        </div>
        <div className={styles.column}>
          <h2 className={styles.heading}>{words.visitUs}</h2>
          {[{ name: "", address }, ...(locations ?? [])].map((place) => (
            <address key={place.name} className={styles.address}>
              {place.name && (
                <>
                  <span>{place.name}</span>
                  {": "}
                </>
              )}
              {/* Not a PageLink: the map speaks the language of the visitor. */}
              <a href={directionsTo(place.address)} className={styles.link} target="_blank" rel="noopener">
                {formatAddress(place.address)}
                <span className="visually-hidden">{` ${linkWords.newTab}`}</span>
              </a>
            </address>
          ))}
          <p>
            <OpenStatus withoutScript={words.ourHours} />
          </p>
          <ul>
            {currentHours.map((entry) => (
              <li key={entry.days[0]}>{formatHours([entry], dateWords)}</li>
            ))}
          </ul>
          <SeasonHours />
          <div id={closedDaysAnchor}>
            <dated-notices>
              <ClosureNotices />
            </dated-notices>
            <ClosedDays />
          </div>
          <PhoneNumbers />
          <OtherPhones />
        </div>
        <nav aria-labelledby={linksHeading} className={`${styles.column} screen-only`}>
          <h2 id={linksHeading} className={styles.heading}>
            {words.quickLinks}
          </h2>
          <ul className={styles.links}>
            {quickLinks.map(({ label, to }) => (
              <li key={label}>
                <ActionLink to={to} className={styles.link}>
                  {label}
                </ActionLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={`${styles.last} screen-only`}>
        <ActionLink to={{ href: file, kind: "document", pdf: { pages, bytes } }} className={styles.link}>
          {words.privacy}
        </ActionLink>
        {legalLinks.map(({ label, to }) => (
          <ActionLink key={label} to={to} className={styles.link}>
            {label}
          </ActionLink>
        ))}
        <a href={sitemapPath} className={styles.link}>
          {words.sitemap}
        </a>
        {reviewed && (
          // A single flex item, since separate ones would lose the space between the words.
          <div className={styles.link}>
            <p>
              <Sentence
                text={words.reviewed}
                parts={{ month: <time dateTime={reviewed}>{formatMonth(reviewed, dateWords)}</time> }}
              />
            </p>
          </div>
        )}
      </div>
    </footer>
  );
}
