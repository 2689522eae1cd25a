import { Field } from "../../components/form/field";
import { useWords } from "../../hooks/use-words";
import { requests } from "../../words/en/requests";

/** The message field; asks the visitor to leave medical details out. */
export function MessageField({ error }: { error: string | undefined }) {
  const words = useWords({ requests });
  return (
    <Field name="message" label={words.message} help={words.messageHelp} error={error}>
      {(control) => <textarea {...control} rows={4} />}
    </Field>
  );
}
