import { graphql } from "gatsby";
import { ActionLink } from "../components/action-link";
import { Band } from "../components/band";
import { Marquee } from "../components/marquee";
import { Picture } from "../components/picture";
import { useWords } from "../hooks/use-words";
import { motion } from "../words/en/sections";
import * as styles from "./service-carousel.module.css";

type ServiceTile = Queries.ServiceCarouselFragment["tiles"][number];

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
