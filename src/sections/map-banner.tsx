import { graphql } from "gatsby";
import { useId, useRef } from "react";
import { CallLink } from "../components/call-link";
import { DirectionsLink } from "../components/directions-link";
import { MapIllustration } from "../components/map-illustration";
import { PageLink } from "../components/page-link";
import { ReadAloudSlot } from "../components/read-aloud-slot";
import { Snowdrift } from "../components/snowdrift";
import { ClinicMap } from "../embeds/clinic-map";
import { useClinic } from "../hooks/use-clinic";
import { usePagePath } from "../hooks/use-page-language";
import { directionsTo } from "../shared/clinic/address";
import { contactPage } from "../shared/site/main-pages";
import * as styles from "./map-banner.module.css";

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
