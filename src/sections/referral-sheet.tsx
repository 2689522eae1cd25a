import { graphql } from "gatsby";
import { Band } from "../components/band";
import * as concernStyles from "../components/concern.module.css";
import { RichText } from "../components/rich-text";
import { ReferralForm } from "../forms/referral-form";

/** For those who refer a child: a sheet to fill in, print and fax. Closed until then, since most readers are parents. */
export function ReferralSheet({ block }: { block: Queries.ReferralSheetFragment }) {
  return (
    <Band anchor={block.anchor} heading={block.heading}>
      <RichText html={block.text} />
      <details className={concernStyles.concern}>
        <summary className={concernStyles.name}>{block.opener}</summary>
        <ReferralForm sheet={block} />
      </details>
    </Band>
  );
}

export const fragment = graphql`
  fragment ReferralSheet on ReferralSheetBlock {
    anchor
    heading
    text
    opener
    title
    services {
      name
    }
    parts {
      name
      fields {
        ...SheetField
      }
    }
    footnote
    afterwards
  }
`;
