import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { Quote } from "../components/quote";
import { SwipeRow } from "../components/swipe-row";
import { ReviewsWidget } from "../embeds/reviews-widget";

/** What families say about the clinic: the reviews widget if it is configured, testimonials otherwise. */
export function Reviews({ block }: { block: Queries.ReviewsFragment }) {
  return (
    <Band block={block}>
      <ReviewsWidget>
        <SwipeRow label={block.heading}>
          {block.testimonials.map((testimonial) => (
            <Card key={testimonial.jsonId}>
              <Quote testimonial={testimonial} />
            </Card>
          ))}
        </SwipeRow>
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
