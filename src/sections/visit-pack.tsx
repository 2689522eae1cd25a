import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Card } from "../components/card";
import * as styles from "../components/form/form.module.css";
import { RichText } from "../components/rich-text";
import { VisitDetails } from "../features/visit-pack/visit-details";

/** Checklists for each kind of visit. Families open the kind that they need. */
export function VisitPack({ block }: { block: Queries.VisitPackFragment }) {
  return (
    <Band block={block} layout="split" lead={<RichText html={block.text} />}>
      <noscript>
        <p className={styles.withoutScript}>{block.withoutScript}</p>
      </noscript>
      <Card>
        <div>
          {block.visits.map((visit) => (
            <VisitDetails key={visit.id} visit={visit} pack={block} />
          ))}
        </div>
      </Card>
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
