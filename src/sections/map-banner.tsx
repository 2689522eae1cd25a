import { graphql } from "gatsby";
import { useId, useRef } from "react";
import { CallLink, DirectionsLink } from "../components/contact-links";
import { PageLink } from "../components/page-link";
import { ReadAloudSlot } from "../components/read-aloud-slot";
import { Snowdrift } from "../components/snowdrift";
import { ClinicMap } from "../embeds/clinic-map";
import { useClinic } from "../hooks/use-clinic";
import { usePagePath } from "../hooks/use-page-language";
import { directionsTo } from "../shared/clinic/contact";
import { contactPage } from "../shared/site/main-pages";
import * as styles from "./map-banner.module.css";

/** An illustration of a fictional map: the fallback where there is no real map. */
function MapIllustration() {
  return (
    <svg
      aria-hidden="true"
      className={`${styles.background} screen-only`}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
    >
      <path stroke="var(--line)" strokeWidth="2" d={hills} />
      <path fill="var(--line)" d={lakes} />
      <path stroke="var(--line)" strokeWidth="20" d={roads} />
      <path stroke="var(--surface-raised)" strokeWidth="15" d={roads} />
      <g fill="var(--accent)" stroke="var(--accent-ink)" strokeWidth="5">
        <path d="M1010 330c34-40 52-68 52-96a52 52 0 0 0-104 0c0 28 18 56 52 96z" />
        <circle cx="1010" cy="232" r="19" fill="var(--accent-ink)" />
      </g>
    </svg>
  );
}

const hills =
  "M880-20c40 70 150 96 240 60s190-10 330-70M840-20c50 110 180 140 290 96s190-16 320-52M790-20c70 160 230 190 350 136s180-30 310-46" +
  "M-20 420c160-60 250 20 330 90s70 110 60 170M-20 480c120-50 190 10 250 70s60 80 50 130M-20 540c80-40 130 0 170 40s40 60 30 110" +
  "M1180 660c-10-90 60-150 140-160s90-30 140-70M1240 660c0-60 40-100 100-106s70-20 120-50";
const lakes =
  "M620 470c70-50 210-60 280-20s60 90-20 110-180-10-240 20-110-50-20-110z" +
  "M1230 250c50-30 120-20 140 20s-10 70-60 70-60 30-100 10-30-70 20-100z" +
  "M420 130c50-30 110-10 120 30s-50 60-100 50-70-50-20-80z";
const roads =
  "M-20 330c220-40 420 30 640 10s300-40 500 20 220 40 340 10" +
  "M1010 660c-20-120 30-210 0-320S940 120 960-20M330-20c0 130 90 220 80 350s-60 200-50 330M700 346c40-120 150-150 260-160";

/** Ways to reach the clinic, over an illustrated map that the interactive map replaces when it loads. */
export function MapBanner({ block }: { block: Queries.MapBannerFragment }) {
  const { address, phones } = useClinic();
  const contactPath = usePagePath(contactPage);
  const headingId = useId();
  const card = useRef<HTMLDivElement>(null);
  return (
    <section id={block.anchor ?? undefined} aria-labelledby={headingId} className={styles.banner}>
      <div className={styles.map}>
        <MapIllustration />
        <ClinicMap address={address} url={directionsTo(address)} card={card} />
      </div>
      <Snowdrift drift="quiet" />
      <div className={styles.content}>
        <div ref={card} className={styles.card}>
          <h2 id={headingId}>{block.heading}</h2>
          <ReadAloudSlot headingId={headingId} />
          <p>{block.text}</p>
          <p className={styles.ways}>
            <CallLink phone={phones.main} />
            <PageLink href={contactPath} className={styles.message}>
              {block.messageLabel}
            </PageLink>
          </p>
          <p>
            <DirectionsLink address={address} />
          </p>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment MapBanner on MapBannerBlock {
    anchor
    heading
    text
    messageLabel
  }
`;
