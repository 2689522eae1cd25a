import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Disclosure } from "../components/disclosure";
import { Picture } from "../components/picture";
import { Quote } from "../components/quote";
import { RichText } from "../components/rich-text";
import { SlashedWords, TickList } from "../components/tick-list";
import { Video } from "../embeds/video";
import * as shapes from "../styles/shapes.module.css";
import * as styles from "./therapy-section.module.css";

const sizes = "(min-width: 1121px) 428px, (min-width: 768px) 46vw, calc(95vw - 1.2rem)";

/** One therapy on the services page: a description, the treated diagnoses, testimonials and further lists. */
export function TherapySection({ block }: { block: Queries.TherapySectionFragment }) {
  const { image, videoLink } = block;
  const picture = image.src.childImageSharp?.half;
  return (
    <Band block={{ anchor: block.anchor, heading: block.heading }}>
      <div className={styles.therapy}>
        <div className={styles.lead}>
          {videoLink ? (
            <Video
              title={image.alt}
              url={videoLink.url}
              picture={picture}
              spoken={videoLink.spoken}
              sizes={sizes}
            />
          ) : (
            <Picture image={picture} alt={image.alt} sizes={sizes} />
          )}
          <div className={styles.words}>
            <RichText html={block.text} />
            <Actions actions={block.actions} />
          </div>
        </div>
        <div className={styles.detail}>
          <div className={shapes.stack}>
            <h3>{block.treatedHeading}</h3>
            <dl className={styles.diagnoses}>
              {block.treated.map(({ title, text }) => (
                <div key={title} className={styles.diagnosis}>
                  <dt className={styles.title}>
                    <SlashedWords text={title} />
                  </dt>
                  <dd>
                    <RichText html={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          {block.testimonials.map((testimonial) => (
            <Quote key={testimonial.jsonId} testimonial={testimonial} />
          ))}
        </div>
      </div>
      <div>
        {block.groups.map(({ name, items }) => (
          <Disclosure key={name} summary={<h3>{name}</h3>} isArea>
            <TickList items={items} />
          </Disclosure>
        ))}
      </div>
    </Band>
  );
}

export const fragment = graphql`
  fragment TherapySection on TherapySectionBlock {
    anchor
    heading
    text
    image {
      ...SidePicture
    }
    videoLink {
      url
      spoken {
        ...SpokenWords
      }
    }
    treatedHeading
    treated {
      ...TitledText
    }
    groups {
      ...ItemGroup
    }
    testimonials {
      ...Quote
    }
    actions {
      ...Action
    }
  }
`;
