import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Picture } from "../components/picture";
import { RichText } from "../components/rich-text";
import * as styles from "./partner-list.module.css";

/** The clinic's partners, each with text and a picture. On wide screens they alternate sides. */
export function PartnerList({ block }: { block: Queries.PartnerListFragment }) {
  return (
    <Band block={block}>
      <div className={styles.partners}>
        {block.partners.map(({ jsonId, name, description, imageUrl, imageAlt, link }) => (
          <article key={jsonId} className={styles.partner}>
            <Picture
              image={imageUrl.childImageSharp?.half}
              alt={imageAlt}
              sizes="(min-width: 1152px) 528px, (min-width: 768px) 46vw, calc(95vw - 1.2rem)"
            />
            <div className={styles.words}>
              <h3>{name}</h3>
              <RichText html={description} />
              <Actions actions={[link]} />
            </div>
          </article>
        ))}
      </div>
    </Band>
  );
}

export const fragment = graphql`
  fragment PartnerList on PartnerListBlock {
    anchor
    heading
    partners {
      jsonId
      name
      description
      imageUrl {
        ...PictureHalf
      }
      imageAlt
      link {
        ...Action
      }
    }
  }
`;
