import type { MouseEvent, ReactNode } from "react";
import { useWords } from "../../hooks/use-words";
import { forms } from "../../words/en/requests";
import { Notice } from "./notice";
import type { FieldErrors } from "./values";

interface ErrorSummaryProps {
  errors: FieldErrors;
  heading?: string;
  /** Actions that remain possible despite the errors. */
  children?: ReactNode;
}

/** The error summary above a form: each error links to its field. */
export function ErrorSummary({ errors, heading, children }: ErrorSummaryProps) {
  const words = useWords({ forms });
  // Focus by script instead of following the hash, so that the URL, history and scroll handling are not
  // involved.
  function focusField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const field = document.getElementById(event.currentTarget.hash.slice(1));
    // A field in a closed group cannot take focus.
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
  }

  return (
    <Notice heading={heading ?? words.unsent} tone="bad">
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
