import { graphql } from "gatsby";
import { Band } from "../components/band";
import { AppointmentForm as Form } from "../features/request-forms/appointment-form";
import * as styles from "./appointment-form.module.css";

/** The appointment request form. Below its button is the phone number, for families who would rather call. */
export function AppointmentForm({ block }: { block: Queries.AppointmentFormFragment }) {
  return (
    <Band block={block} layout="split" lead={<p>{block.text}</p>}>
      <div className={styles.sheet}>
        <Form />
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
