import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Picture } from "../components/picture";
import { RichText } from "../components/rich-text";
import { TickList } from "../components/tick-list";

/** A list to skim. */
export function CheckList({ block }: { block: Queries.CheckListFragment }) {
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      layout="split"
      beside={
        block.sideImage && (
          <Picture
            image={block.sideImage.src.childImageSharp?.half}
            alt={block.sideImage.alt}
            sizes="(min-width: 1152px) 544px, (min-width: 768px) 46vw, 92vw"
            framed
          />
        )
      }
    >
      {block.intro && <RichText html={block.intro} />}
      <TickList items={block.items} />
      {block.note && <RichText html={block.note} />}
      <Actions actions={block.actions} />
    </Band>
  );
}

export const fragment = graphql`
  fragment CheckList on CheckListBlock {
    anchor
    heading
    intro
    items
    note
    sideImage {
      src {
        ...PictureHalf
      }
      alt
    }
    actions {
      ...Action
    }
  }
`;
