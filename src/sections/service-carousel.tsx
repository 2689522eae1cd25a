import { graphql } from "gatsby";
import { ActionLink } from "../components/actions";
import { Band } from "../components/band";
import { PauseButton } from "../components/pause-button";
import { Picture } from "../components/picture";
import { usePageLanguage } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { motion } from "../words/en/sections";
import * as styles from "./service-carousel.module.css";

type ServiceTile = Queries.ServiceCarouselFragment["tiles"][number];

/** Two copies, enough to fill the widest screens while the first set scrolls out. */
const copies = [1, 2];

/** Tiles that link to the services, in a row that scrolls by itself in an endless loop: see src/elements/moving-parts.ts. */
export function ServiceCarousel({ block }: { block: Queries.ServiceCarouselFragment }) {
  const words = useWords({ motion });
  // The row moves to the left in every language.
  const { direction } = usePageLanguage();
  const items = (isCopy: boolean) =>
    block.tiles.map((tile) => <Tile key={tile.text} tile={tile} isCopy={isCopy} />);
  const row = (
    <moving-row className={styles.marquee}>
      <div className={styles.view} data-state="still" dir={direction && "ltr"}>
        <div className={styles.track}>
          <ul className={styles.items} aria-label={block.heading} dir={direction}>
            {items(false)}
          </ul>
          {copies.map((copy) => (
            <ul key={copy} hidden className={`${styles.copy} screen-only`} aria-hidden="true" dir={direction}>
              {items(true)}
            </ul>
          ))}
        </div>
      </div>
      <PauseButton what={words.movingServices} />
    </moving-row>
  );
  return <Band block={block} bleeds below={row} />;
}

/** A tile. That of a copy must not be in the tab order. */
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
