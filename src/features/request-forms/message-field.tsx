import { Field } from "../../components/form/field";

/** What the visitor wants to say; asks them to keep medical details for the phone. */
export function MessageField({ error }: { error: string | undefined }) {
  return (
    <Field
      name="message"
      label="Your message"
      help="Please leave out medical details. We will ask about those when we talk."
      error={error}
    >
      {(control) => <textarea {...control} rows={4} />}
    </Field>
  );
}
