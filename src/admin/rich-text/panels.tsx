import { type FormEvent, type KeyboardEvent, useState } from "react";
import type { Choice } from "./options";

/** Makes Escape close a panel. */
function onEscape(close: () => void) {
  return ({ key }: KeyboardEvent): void => {
    if (key === "Escape") close();
  };
}

/** Puts the focus into the first control of a panel that opens. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

interface LinkProps {
  /** Makes the ids of the form unique. */
  readonly id: string;
  readonly links: readonly Choice[];
  /** What a typed target looks like, and what to say if it does not. */
  readonly pattern: readonly [pattern: string, message: string];
  /** Where the link leads now; undefined: there is none yet. */
  readonly href?: string;
  /** @param href empty: remove the link */
  readonly set: (href: string) => void;
  readonly close: () => void;
}

/** The form for where a link leads: picked from the same list as other links, or typed. */
export function LinkForm({ id, links, pattern, href: before, set, close }: LinkProps) {
  const [href, setHref] = useState(before ?? "");
  const [isWrong, setIsWrong] = useState(false);

  function change(changed: string): void {
    setHref(changed);
    setIsWrong(false);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = href.trim();
    if (new RegExp(pattern[0]).test(typed)) set(typed);
    else setIsWrong(true);
  }
  return (
    <form className="rich-text-panel" aria-label="Link" onSubmit={submit} onKeyDown={onEscape(close)}>
      <label>
        Leads to
        <select
          ref={focus}
          value={links.some(({ value }) => value === href) ? href : ""}
          onChange={(event) => change(event.currentTarget.value)}
        >
          <option value="">Choose, or type below</option>
          {links.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Or its address, such as /name-of-the-page
        <input
          value={href}
          aria-invalid={isWrong}
          aria-errormessage={isWrong ? `${id}-link-error` : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </label>
      {isWrong && (
        <p role="alert" id={`${id}-link-error`}>
          {pattern[1]}
        </p>
      )}
      <div>
        <button type="submit">{before === undefined ? "Add link" : "Change link"}</button>
        {before !== undefined && (
          <button type="button" onClick={() => set("")}>
            Remove link
          </button>
        )}
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  );
}

interface FactProps {
  readonly facts: readonly Choice[];
  readonly add: (fact: string) => void;
  readonly close: () => void;
}

/** The facts of the clinic that can be added to a text. They follow when the clinic's own data changes. */
export function FactList({ facts, add, close }: FactProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      className="rich-text-panel"
      aria-label="Facts of the clinic"
      onKeyDown={onEscape(close)}
    >
      <p>Pick what the text should say. When the clinic's details change, the text changes with them.</p>
      <div>
        {facts.map(({ value, label }, index) => (
          <button key={value} type="button" ref={index === 0 ? focus : undefined} onClick={() => add(value)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
