import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ActionLink } from "../components/action-link";
import { Band } from "../components/band";
import { PauseButton } from "../components/pause-button";
import { Picture } from "../components/picture";
import { usePageLanguage } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { motion } from "../words/en/sections";
import * as styles from "./service-carousel.module.css";

type ServiceTile = Queries.ServiceCarouselFragment["tiles"][number];

interface MarqueeProps {
  label: string;
  /** What the pause button stops. */
  what: string;
  /** Renders the list items; those of a copy must not be in the tab order. */
  renderItems: (isCopy: boolean) => ReactNode;
}

/** Two copies, enough to fill the widest screens while the first set scrolls out. */
const copies = [1, 2];

/** A row that scrolls by itself in an endless loop: see src/elements/moving-parts.ts. */
function Marquee({ label, what, renderItems }: MarqueeProps) {
  // The row moves to the left in every language.
  const { direction } = usePageLanguage();
  return (
    <moving-row className={styles.marquee}>
      <div className={styles.view} data-state="still" dir={direction && "ltr"}>
        <div className={styles.track}>
          <ul className={styles.items} aria-label={label} dir={direction}>
            {renderItems(false)}
          </ul>
          {copies.map((copy) => (
            <ul key={copy} hidden className={`${styles.copy} screen-only`} aria-hidden="true" dir={direction}>
              {renderItems(true)}
            </ul>
          ))}
        </div>
      </div>
      <PauseButton what={what} />
    </moving-row>
  );
}

/** Tiles that link to the services, in a row that moves in an endless loop. */
export function ServiceCarousel({ block }: { block: Queries.ServiceCarouselFragment }) {
  const words = useWords({ motion });
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      bleeds
      below={
        <Marquee
          label={block.heading}
          what={words.movingServices}
          renderItems={(isCopy) =>
            block.tiles.map((tile) => <Tile key={tile.text} tile={tile} isCopy={isCopy} />)
          }
        />
      }
    >
      {null}
    </Band>
  );
}

function Tile({ tile: { text, imgUrl, link }, isCopy }: { tile: ServiceTile; isCopy: boolean }) {
  return (
    <li className={styles.tile}>
      <ActionLink to={link} className={styles.link} tabIndex={isCopy ? -1 : undefined}>
        <Picture
          image={imgUrl.childImageSharp?.card}
          alt=""
          sizes="(min-width: 768px) 256px, 60vw"
          className={styles.picture}
        />
        <span className={styles.label}>{text}</span>
      </ActionLink>
    </li>
  );
}

export const fragment = graphql`
  fragment ServiceCarousel on ServiceCarouselBlock {
    anchor
    heading
    tiles {
      text
      imgUrl {
        ...PictureCard
      }
      link {
        ...Target
      }
    }
  }
`;
