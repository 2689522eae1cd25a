import { graphql } from "gatsby";
import { RichText } from "./rich-text";

/** A rich text with its own heading inside a band. */
export function TitledText({ piece }: { piece: Queries.TitledTextFragment }) {
  return (
    <>
      <h3>{piece.title}</h3>
      <RichText html={piece.text} />
    </>
  );
}

export const fragment = graphql`
  fragment TitledText on TitledText {
    title
    text
  }
`;
