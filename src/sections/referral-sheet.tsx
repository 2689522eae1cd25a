import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Disclosure } from "../components/disclosure";
import { RichText } from "../components/rich-text";
import { ReferralForm } from "../features/referral/referral-form";

/** A sheet for providers to fill in, print and fax. It is collapsed at first, since most readers are parents. */
export function ReferralSheet({ block }: { block: Queries.ReferralSheetFragment }) {
  return (
    <Band block={block}>
      <RichText html={block.text} />
      <Disclosure summary={block.opener} isBare data-app="touch">
        <ReferralForm sheet={block} />
      </Disclosure>
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
      isFolded
      fields {
        ...SheetField
      }
    }
    footnote
    afterwards
  }
`;
