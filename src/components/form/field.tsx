import type { ComponentProps, ReactNode } from "react";
import * as styles from "./form.module.css";

/** The attributes that associate a control with its label, help and error. */
type ControlAttributes = Pick<
  ComponentProps<"input">,
  "id" | "name" | "className" | "required" | "aria-describedby" | "aria-invalid"
>;

interface FieldProps {
  /** The control's name, also part of the element ids: it must be unique on the page. */
  name: string;
  label: string;
  help?: string;
  /** The error message, in one sentence. */
  error?: string | undefined;
  isOptional?: boolean;
  children: (control: ControlAttributes) => ReactNode;
}

/**
 * A form field: label, help, error, and the control that `children` renders. Required unless `isOptional`.
 */
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
