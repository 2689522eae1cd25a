import { ContactFields } from "./contact-fields";
import { Field } from "./field";
import { FormFrame } from "./form-frame";
import { MessageField } from "./message-field";

/** Asks for an evaluation (Home). */
export function EvaluationForm() {
  return (
    <FormFrame>
      <Field name="name" label="Your name">
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </Field>
      <ContactFields phoneKeyboard="tel" />
      <MessageField />
    </FormFrame>
  );
}
