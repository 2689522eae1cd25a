import { Field } from "./field";

/** How to reach the visitor: asked by both forms. */
export function ContactFields({ phoneKeyboard }: { phoneKeyboard: "tel" | "numeric" }) {
  return (
    <>
      <Field name="phone" label="Phone number">
        {(control) => <input {...control} type="tel" autoComplete="tel" inputMode={phoneKeyboard} />}
      </Field>
      <Field name="email" label="Email address">
        {(control) => <input {...control} type="email" autoComplete="email" inputMode="email" />}
      </Field>
    </>
  );
}
