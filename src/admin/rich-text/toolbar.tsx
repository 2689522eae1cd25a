import type { EditorState, Transaction } from "prosemirror-state";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { wordsForLink } from "./links";
import { tools } from "./tools";

/** What can be open below the buttons. */
export type Panel = "link" | "fact";

/** What the buttons do to the field. */
interface Field {
  apply(transaction: Transaction): void;
  toggle(panel: Panel): void;
  focus(): void;
}

/** The buttons of the field as they are at the cursor. */
export function fieldButtons(
  editor: EditorState,
  panel: Panel | undefined,
  field: Field,
): readonly ToolbarButton[] {
  return [
    ...tools.map(({ label, keys, command, isOn }) => ({
      label,
      keys,
      isPressed: isOn?.(editor),
      isDisabled: !command(editor),
      press: (isPointer: boolean) => {
        command(editor, (transaction) => field.apply(transaction));
        if (isPointer) field.focus();
      },
    })),
    {
      label: "Link",
      isExpanded: panel === "link",
      isDisabled: wordsForLink(editor) === undefined,
      press: () => field.toggle("link"),
    },
    { label: "Fact", isExpanded: panel === "fact", press: () => field.toggle("fact") },
  ];
}

/** A button of the toolbar. */
interface ToolbarButton {
  readonly label: string;
  readonly keys?: string;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  readonly isDisabled?: boolean;
  /** @param isPointer whether the button was pressed with a pointer, which leaves the focus in the text */
  readonly press: (isPointer: boolean) => void;
}

interface Props {
  readonly buttons: readonly ToolbarButton[];
  /** The id of the text box. */
  readonly controls: string;
}

/** The buttons above the text. Tab reaches one of them, the arrow keys the others. */
export function Toolbar({ buttons, controls }: Props) {
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
    const last = buttons.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll("button")[next]?.focus();
  }
  return (
    <div role="toolbar" aria-label="Formatting" aria-controls={controls} className="rich-text-toolbar">
      {buttons.map(({ label, keys, isPressed, isExpanded, isDisabled = false, press }, index) => (
        <button
          key={label}
          type="button"
          tabIndex={index === current ? 0 : -1}
          title={keys === undefined ? undefined : `${label} (${keys.replace("Mod-", "Ctrl+").toUpperCase()})`}
          aria-keyshortcuts={keys?.replace("Mod-", "Control+")}
          aria-pressed={isPressed}
          aria-expanded={isExpanded}
          aria-disabled={isDisabled || undefined}
          onFocus={() => setCurrent(index)}
          onKeyDown={(event) => move(event, index)}
          onMouseDown={keepFocus}
          onClick={({ detail }) => !isDisabled && press(detail > 0)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Leaves the focus, and with it the selected words, where it is. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
