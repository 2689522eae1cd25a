import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { Picture } from "../components/picture";
import { Quote } from "../components/quote";
import { SwipeRow } from "../components/swipe-row";

/** Testimonials in a row, with pictures spread evenly among them. */
export function TestimonialList({ block }: { block: Queries.TestimonialListFragment }) {
  const images = block.images ?? [];
  const quotesPerImage = Math.ceil(block.testimonials.length / Math.max(1, images.length));
  return (
    <Band block={block}>
      <SwipeRow label={block.heading}>
        {block.testimonials.flatMap((testimonial, index) => {
          const image = images[index / quotesPerImage];
          return [
            <Card key={testimonial.jsonId}>
              <Quote testimonial={testimonial} />
            </Card>,
            image && (
              <Picture
                key={`picture-${testimonial.jsonId}`}
                image={image.src.childImageSharp?.card}
                alt={image.alt}
                sizes="min(80vw, 22rem)"
              />
            ),
          ];
        })}
      </SwipeRow>
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
