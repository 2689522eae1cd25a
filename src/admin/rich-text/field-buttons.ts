import type { EditorState, Transaction } from "prosemirror-state";
import { wordsForLink } from "./links";
import type { ToolbarButton } from "./toolbar";
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
