import { Field } from "../../components/form/field";
import type { FieldErrors } from "../../components/form/form-errors";

interface ContactFieldsProps {
  phoneKeyboard: "tel" | "numeric";
  errors: FieldErrors;
}

/** The phone and email fields, which both forms have. */
export function ContactFields({ phoneKeyboard, errors }: ContactFieldsProps) {
  return (
    <>
      <Field name="phone" label="Phone number" error={errors.phone}>
        {(control) => <input {...control} type="tel" autoComplete="tel" inputMode={phoneKeyboard} />}
      </Field>
      <Field name="email" label="Email address" error={errors.email}>
        {(control) => <input {...control} type="email" autoComplete="email" inputMode="email" />}
      </Field>
    </>
  );
}
