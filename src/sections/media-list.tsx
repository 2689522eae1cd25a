import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Video } from "../embeds/video";
import * as styles from "./media-list.module.css";

/** TV shows and videos about the clinic. A click on a picture plays the video. */
export function MediaList({ block }: { block: Queries.MediaListFragment }) {
  return (
    <Band block={block}>
      <ul className={styles.media}>
        {block.media.map(({ jsonId, title, img, link, spoken }) => (
          <li key={jsonId}>
            <Video
              title={title}
              url={link}
              picture={img.childImageSharp?.half}
              spoken={spoken}
              sizes="(min-width: 1152px) 536px, (min-width: 768px) 45vw, 40vw"
              isRow
              heading={<h3>{title}</h3>}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}

export const fragment = graphql`
  fragment MediaList on MediaListBlock {
    anchor
    heading
    intro
    media {
      jsonId
      title
      img {
        ...PictureHalf
      }
      link
      spoken {
        ...SpokenWords
      }
    }
    actions {
      ...Action
    }
  }
`;
