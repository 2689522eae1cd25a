import { Field } from "../../components/form/field";
import type { Faults } from "../../components/form/form-errors";

interface ContactFieldsProps {
  phoneKeyboard: "tel" | "numeric";
  faults: Faults;
}

/** How to reach the visitor: asked by both forms. */
export function ContactFields({ phoneKeyboard, faults }: ContactFieldsProps) {
  return (
    <>
      <Field name="phone" label="Phone number" fault={faults.phone}>
        {(control) => <input {...control} type="tel" autoComplete="tel" inputMode={phoneKeyboard} />}
      </Field>
      <Field name="email" label="Email address" fault={faults.email}>
        {(control) => <input {...control} type="email" autoComplete="email" inputMode="email" />}
      </Field>
    </>
  );
}
