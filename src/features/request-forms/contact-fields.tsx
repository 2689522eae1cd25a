import { Field } from "../../components/form/field";
import type { FieldErrors } from "../../components/form/values";
import { useWords } from "../../hooks/use-words";
import { requests } from "../../words/en/requests";

interface ContactFieldsProps {
  phoneKeyboard: "tel" | "numeric";
  errors: FieldErrors;
}

/** The phone and email fields, which both forms have. */
export function ContactFields({ phoneKeyboard, errors }: ContactFieldsProps) {
  const words = useWords({ requests });
  return (
    <>
      <Field name="phone" label={words.phone} error={errors.phone}>
        {(control) => <input {...control} type="tel" autoComplete="tel" inputMode={phoneKeyboard} />}
      </Field>
      <Field name="email" label={words.email} error={errors.email}>
        {(control) => <input {...control} type="email" autoComplete="email" inputMode="email" />}
      </Field>
    </>
  );
}

/** The message field; asks the visitor to leave medical details out. */
export function MessageField({ error }: { error: string | undefined }) {
  const words = useWords({ requests });
  return (
    <Field name="message" label={words.message} help={words.messageHelp} error={error}>
      {(control) => <textarea {...control} rows={4} />}
    </Field>
  );
}
