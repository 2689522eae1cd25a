import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { SidePicture } from "../components/picture";
import { RichText } from "../components/rich-text";
import { TickList } from "../components/tick-list";

/** A list with check marks, beside its introduction; with a picture, in full width below both. */
export function CheckList({ block }: { block: Queries.CheckListFragment }) {
  const { anchor, heading, intro, items, note, sideImage, actions } = block;
  const lead = intro && <RichText html={intro} />;
  const list = (
    <>
      <TickList items={items} />
      {note && <RichText html={note} />}
      <Actions actions={actions} />
    </>
  );
  if (!sideImage) {
    return (
      <Band block={{ anchor, heading }} layout="split" lead={lead}>
        {list}
      </Band>
    );
  }
  return (
    <Band block={{ anchor, heading }} beside={<SidePicture image={sideImage} />} below={list}>
      {lead}
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
      ...SidePicture
    }
    actions {
      ...Action
    }
  }
`;
