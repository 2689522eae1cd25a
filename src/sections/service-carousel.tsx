import { graphql } from "gatsby";
import { ActionLink } from "../components/action-link";
import { Band } from "../components/band";
import { Picture } from "../components/picture";
import * as styles from "./service-carousel.module.css";

/** Tiles that lead to the services, in one row that can be pushed sideways. */
export function ServiceCarousel({ block }: { block: Queries.ServiceCarouselFragment }) {
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      bleeds
      below={
        <ul className={styles.tiles}>
          {block.tiles.map(({ text, imgUrl, link }) => (
            <li key={text} className={styles.tile}>
              <ActionLink to={link} className={styles.link}>
                <Picture
                  image={imgUrl.childImageSharp?.card}
                  alt=""
                  sizes="(min-width: 768px) 256px, 60vw"
                  className={styles.picture}
                />
                <span className={styles.label}>{text}</span>
              </ActionLink>
            </li>
          ))}
        </ul>
      }
    >
      {null}
    </Band>
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
