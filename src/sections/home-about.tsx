import { graphql } from "gatsby";
import { Band } from "../components/band";
import { PageLink } from "../components/page-link";
import { Quote } from "../components/quote";
import { RichText } from "../components/rich-text";
import { Video } from "../embeds/video";
import * as styles from "./home-about.module.css";

/** About the clinic: a text, a video if there is one, links to the services, and a testimonial. */
export function HomeAbout({ block }: { block: Queries.HomeAboutFragment }) {
  const { video } = block;
  return (
    <Band
      block={block}
      beside={
        video && (
          <Video
            title={video.title}
            url={video.link.url}
            picture={video.picture.childImageSharp?.half}
            spoken={video.link.spoken}
            sizes="(min-width: 1152px) 544px, (min-width: 768px) 46vw, calc(95vw - 1.2rem)"
          />
        )
      }
      below={
        <div className={styles.below}>
          <div className={styles.services}>
            <h3>{block.servicesHeading}</h3>
            <ul className={styles.list}>
              {block.services.map(({ jsonId, name, path, summary }) => (
                <li key={jsonId}>
                  <PageLink href={path} className={styles.service}>
                    {name}
                  </PageLink>
                  <p>{summary}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.note}>
            <Quote testimonial={block.testimonial} />
          </div>
        </div>
      }
    >
      <RichText html={block.text} />
    </Band>
  );
}

export const fragment = graphql`
  fragment HomeAbout on HomeAboutBlock {
    anchor
    heading
    text
    video {
      title
      picture {
        ...PictureHalf
      }
      link {
        url
        spoken {
          ...SpokenWords
        }
      }
    }
    servicesHeading
    services {
      jsonId
      name
      path
      summary
    }
    testimonial {
      ...Quote
    }
    actions {
      ...Action
    }
  }
`;
