import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Video } from "../embeds/video";
import * as styles from "./article-list.module.css";

/** The anxiety articles as a numbered list, each with its video. */
export function ArticleList({ block }: { block: Queries.ArticleListFragment }) {
  return (
    <Band block={block}>
      <ol className={styles.articles}>
        {block.articles.map(({ jsonId, title, description, imgUrl, videoUrl, spoken }, index) => (
          <li key={jsonId}>
            <Video
              title={title}
              url={videoUrl}
              picture={imgUrl.childImageSharp?.half}
              spoken={spoken}
              sizes="(min-width: 1152px) 536px, (min-width: 768px) 45vw, 40vw"
              isRow
              heading={
                <h3 className={styles.title}>
                  <span className={styles.number}>{index + 1}</span> {title}
                </h3>
              }
            >
              <p className={styles.description}>{description}</p>
            </Video>
          </li>
        ))}
      </ol>
    </Band>
  );
}

export const fragment = graphql`
  fragment ArticleList on ArticleListBlock {
    anchor
    heading
    intro
    articles {
      jsonId
      title
      description
      imgUrl {
        ...PictureHalf
      }
      videoUrl
      spoken {
        ...SpokenWords
      }
    }
  }
`;
