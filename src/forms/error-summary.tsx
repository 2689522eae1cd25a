import type { MouseEvent } from "react";
import type { Faults } from "./checked";
import { Notice } from "./notice";

/** Everything that stops the form from being sent, each a link to its field. */
export function ErrorSummary({ faults }: { faults: Faults }) {
  // Not by the address: the page's own scrolling and history have no part in it.
  function focusField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  }

  return (
    <Notice heading="Nothing was sent yet. Please look at this first:" tone="bad">
      <ul>
        {Object.entries(faults).map(([field, fault]) => (
          <li key={field}>
            <a href={`#field-${field}`} onClick={focusField}>
              {fault}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
