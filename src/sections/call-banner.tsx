import { graphql } from "gatsby";
import { Band } from "../components/band";
import { CallLink } from "../components/contact-links";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { formatHours } from "../shared/clinic/hours";
import { dates } from "../words/en/dates";
import * as styles from "./call-banner.module.css";

/** A short invitation to call, with the phone number and hours. */
export function CallBanner({ block }: { block: Queries.CallBannerFragment }) {
  const { phones, currentHours } = useClinic();
  const dateWords = useWords({ dates });
  return (
    <Band block={block} layout="split">
      <p className={styles.text}>{block.text}</p>
      <p>
        <CallLink phone={phones.main} />
      </p>
      <p className={styles.hours}>{formatHours(currentHours, dateWords)}</p>
    </Band>
  );
}

export const fragment = graphql`
  fragment CallBanner on CallBannerBlock {
    anchor
    heading
    text
  }
`;
