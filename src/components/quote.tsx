import { graphql } from "gatsby";
import * as shapes from "../styles/shapes.module.css";
import * as styles from "./quote.module.css";

/** A testimonial with its attribution. */
export function Quote({ testimonial: { quote, attribution } }: { testimonial: Queries.QuoteFragment }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={shapes.lead}>
        <p>{quote}</p>
      </blockquote>
      {attribution && <figcaption className={styles.attribution}>{attribution}</figcaption>}
    </figure>
  );
}

export const fragment = graphql`
  fragment Quote on Testimonial {
    jsonId
    quote
    attribution
  }
`;
