import type { ReactNode } from "react";
import * as styles from "./form.module.css";

/** What ties a control to its label, its help and its error. */
interface ControlAttributes {
  id: string;
  name: string;
  className: string | undefined;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  /** Its name in what is sent; no form asks for the same thing twice, and no page has two forms. */
  name: string;
  label: string;
  help?: string;
  /** What is wrong with what the visitor entered, in one sentence. */
  error?: string | undefined;
  isOptional?: boolean;
  children: (control: ControlAttributes) => ReactNode;
}

/** One field, to be filled in unless it is optional: its label, help, error, and the control that the caller makes of them. */
export function Field({ name, label, help, error, isOptional = false, children }: FieldProps) {
  const id = `field-${name}`;
  const helpId = help && `${id}-help`;
  const errorId = error && `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!isOptional && (
          <span aria-hidden="true" className={styles.mark}>
            {" *"}
          </span>
        )}
      </label>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        className: styles.control,
        required: !isOptional,
        "aria-describedby": [helpId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}
