import { Field } from "../../components/form/field";

/** The message field; asks the visitor to leave medical details out. */
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
