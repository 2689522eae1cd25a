import type { MouseEvent, ReactNode } from "react";
import type { FieldErrors } from "./form-errors";
import { Notice } from "./notice";

interface ErrorSummaryProps {
  errors: FieldErrors;
  heading?: string;
  /** What can be done all the same. */
  children?: ReactNode;
}

const unsent = "Nothing was sent yet. Please look at this first:";

/** Everything that is to be looked at before the form goes on, each a link to its field. */
export function ErrorSummary({ errors, heading = unsent, children }: ErrorSummaryProps) {
  // Not by the address: the page's own scrolling and history have no part in it.
  function focusField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  }

  return (
    <Notice heading={heading} tone="bad">
      <ul>
        {Object.entries(errors).map(([field, error]) => (
          <li key={field}>
            <a href={`#field-${field}`} onClick={focusField}>
              {error}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}
