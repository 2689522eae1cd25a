import { graphql } from "gatsby";
import { Band } from "../components/band";
import { RichText } from "../components/rich-text";
import * as styles from "../forms/form.module.css";
import { VisitKind } from "../forms/visit-kind";

/** How to get ready for each kind of visit. Families open the one that they have; the others stay closed. */
export function VisitPack({ block }: { block: Queries.VisitPackFragment }) {
  return (
    <Band anchor={block.anchor} heading={block.heading} layout="split" lead={<RichText html={block.text} />}>
      <noscript>
        <p className={styles.withoutScript}>{block.withoutScript}</p>
      </noscript>
      <div>
        {block.visits.map((visit) => (
          <VisitKind key={visit.id} visit={visit} pack={block} />
        ))}
      </div>
    </Band>
  );
}

export const fragment = graphql`
  fragment VisitPack on VisitPackBlock {
    anchor
    heading
    text
    visits {
      ...Visit
    }
    calendarHeading
    calendarText
    calendarTitle
    testHeading
    testText
    withoutScript
  }
`;
