import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { PhoneLink } from "../components/contact-links";
import * as formStyles from "../components/form/form.module.css";
import { PrintButton } from "../components/print-button";
import { RichText } from "../components/rich-text";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { formatAddress } from "../shared/clinic/contact";
import { trip } from "../words/en/visit";
import { fill } from "../words/fill";
import * as styles from "./travel-card.module.css";

/** A card to print: where to go and, to fill in with a pen, what we need to ask for a trip. It works without script. */
export function TravelCard({ block }: { block: Queries.TravelCardFragment }) {
  const { name, address, arrival } = useClinic();
  const words = useWords({ trip });
  return (
    <Band block={block} layout="split" lead={<RichText html={block.text} />}>
      <Card as="article">
        <h3>{fill(words.heading, { clinic: name })}</h3>
        <p>
          <strong>{words.where}</strong> {formatAddress(address)}
        </p>
        <p>
          <strong>{words.phone}</strong> <PhoneLink />
        </p>
        <p>
          <strong>{words.parking}</strong> {arrival.parking}
        </p>
        <p>
          <strong>{words.door}</strong> {arrival.door}
        </p>
        <ul className={formStyles.sideBySide}>
          {block.lines.map((line) => (
            <li key={line} className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
        {block.note && <RichText html={block.note} />}
        <div>
          <PrintButton part="article">{words.print}</PrintButton>
        </div>
      </Card>
    </Band>
  );
}

export const fragment = graphql`
  fragment TravelCard on TravelCardBlock {
    anchor
    heading
    text
    lines
    note
  }
`;
