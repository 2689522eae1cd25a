import type { Choice } from "../forms/choice";
import { focus, onEscape } from "./panel-keys";

interface Props {
  readonly facts: readonly Choice[];
  readonly add: (fact: string) => void;
  readonly close: () => void;
}

/** The facts of the clinic that can be added to a text. They follow when the clinic's own data changes. */
export function FactList({ facts, add, close }: Props) {
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
