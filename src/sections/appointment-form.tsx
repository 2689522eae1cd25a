import { graphql } from "gatsby";
import { Band } from "../components/band";
import { CallLink } from "../components/contact-links";
import { AppointmentForm as Form } from "../features/request-forms/appointment-form";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { formatHours } from "../shared/clinic/hours";
import { dates } from "../words/en/dates";
import { place } from "../words/en/layout";
import * as styles from "./appointment-form.module.css";

/** The appointment request form, beside the phone number and hours for families who would rather call. */
export function AppointmentForm({ block }: { block: Queries.AppointmentFormFragment }) {
  const { phones, currentHours } = useClinic();
  const words = useWords({ place });
  const dateWords = useWords({ dates });
  return (
    <Band anchor={block.anchor} heading={block.heading}>
      <p className={styles.text}>{block.text}</p>
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <Form />
        </div>
        <div className={styles.words}>
          <p>{words.ratherTalk}</p>
          <CallLink phone={phones.main} />
          <p>{formatHours(currentHours, dateWords)}</p>
        </div>
      </div>
    </Band>
  );
}

export const fragment = graphql`
  fragment AppointmentForm on AppointmentFormBlock {
    anchor
    heading
    text
  }
`;
