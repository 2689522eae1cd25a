import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { Quote } from "../components/quote";
import { RichText } from "../components/rich-text";
import { ReviewsWidget } from "../embeds/reviews-widget";
import * as shapes from "../styles/shapes.module.css";

/** What families say about the clinic: the reviews widget if it is configured, testimonials otherwise. */
export function Reviews({ block }: { block: Queries.ReviewsFragment }) {
  return (
    <Band anchor={block.anchor} heading={block.heading}>
      {block.intro && <RichText html={block.intro} />}
      <ReviewsWidget>
        <ul className={shapes.boxes}>
          {block.testimonials.map((testimonial) => (
            <Card as="li" key={testimonial.jsonId}>
              <Quote testimonial={testimonial} />
            </Card>
          ))}
        </ul>
      </ReviewsWidget>
    </Band>
  );
}

export const fragment = graphql`
  fragment Reviews on ReviewsBlock {
    anchor
    heading
    intro
    testimonials {
      ...Quote
    }
  }
`;
