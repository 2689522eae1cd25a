import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Icon } from "../components/icon";
import { RichText } from "../components/rich-text";
import { TickList } from "../components/tick-list";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { links } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./warning-signs.module.css";

/** Signs that a child needs help. If they are urgent, the crisis lines come before everything else. */
export function WarningSigns({ block }: { block: Queries.WarningSignsFragment }) {
  return (
    <Band
      block={block}
      layout="split"
      tone={block.urgent ? "urgent" : "varied"}
      lead={
        <>
          {block.urgent && <CrisisLines />}
          <RichText html={block.text} />
        </>
      }
    >
      <TickList items={block.items} mark="dot" />
    </Band>
  );
}

/** The crisis lines to call or text when a child may be in danger. */
function CrisisLines() {
  const { crisisLines } = useClinic();
  const words = useWords({ links });
  return (
    <ul className={styles.lines}>
      {crisisLines.map(({ name, number, canText, when }) => (
        <li key={number} className={styles.line}>
          <strong className={styles.name}>{name}</strong>
          <p>{when}</p>
          <p className={styles.ways}>
            <a href={`tel:${number}`} className={styles.way}>
              <Icon name="phone" />
              {fill(words.call, { number })}
            </a>
            {canText && (
              <a href={`sms:${number}`} className={styles.way}>
                <Icon name="message" />
                {fill(words.text, { number })}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment WarningSigns on WarningSignsBlock {
    anchor
    heading
    text
    urgent
    items
    actions {
      ...Action
    }
  }
`;
