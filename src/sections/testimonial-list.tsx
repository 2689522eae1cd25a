import { graphql } from "gatsby";
import { Fragment } from "react";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { Picture } from "../components/picture";
import { Quote } from "../components/quote";
import * as styles from "./testimonial-list.module.css";

/** Testimonials, with pictures spread evenly among them. */
export function TestimonialList({ block }: { block: Queries.TestimonialListFragment }) {
  const images = block.images ?? [];
  const quotesPerImage = Math.ceil(block.testimonials.length / Math.max(1, images.length));
  return (
    <Band anchor={block.anchor} heading={block.heading}>
      <div className={styles.wall}>
        {block.testimonials.map((testimonial, index) => {
          const image = images[index / quotesPerImage];
          return (
            <Fragment key={testimonial.jsonId}>
              {image && (
                <div className={styles.entry}>
                  <Picture
                    image={image.src.childImageSharp?.card}
                    alt={image.alt}
                    sizes="(min-width: 1120px) 360px, (min-width: 768px) 45vw, calc(95vw - 1.2rem)"
                  />
                </div>
              )}
              <div className={styles.entry}>
                <Card>
                  <Quote testimonial={testimonial} />
                </Card>
              </div>
            </Fragment>
          );
        })}
      </div>
    </Band>
  );
}

export const fragment = graphql`
  fragment TestimonialList on TestimonialListBlock {
    anchor
    heading
    testimonials {
      ...Quote
    }
    images {
      src {
        ...PictureCard
      }
      alt
    }
  }
`;
