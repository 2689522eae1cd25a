import { setBlockType, toggleMark } from "prosemirror-commands";
import type { NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { schema } from "./schema";

/** A button of the toolbar for one tag. */
interface Tool {
  readonly tag: string;
  readonly label: string;
  /** The keys that do the same, as prosemirror-keymap writes them. */
  readonly keys?: string;
  readonly command: Command;
  /** Whether the tag is on at the cursor; undefined if it is only added. */
  readonly isOn?: (state: EditorState) => boolean;
}

/** The tools for tags. Paragraphs, entries of lists and line breaks are made with keys; links have a form. */
export const tools: readonly Tool[] = [
  { tag: "strong", label: "Bold", keys: "Mod-b", ...markTool("strong") },
  { tag: "em", label: "Italic", keys: "Mod-i", ...markTool("em") },
  { tag: "h3", label: "Heading", ...blockTool("h3") },
  { tag: "ul", label: "Bullets", ...listTool("ul") },
  { tag: "ol", label: "Numbers", ...listTool("ol") },
  { tag: "hr", label: "Line", command: addLine },
];

function markTool(name: string): Pick<Tool, "command" | "isOn"> {
  const mark = known(schema.marks[name], name);
  return {
    command: toggleMark(mark),
    isOn: ({ doc, selection: { empty, from, to, $from }, storedMarks }) =>
      empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark),
  };
}

function blockTool(name: string): Pick<Tool, "command" | "isOn"> {
  const isOn = ({ selection }: EditorState) => selection.$from.parent.type.name === name;
  return {
    isOn,
    command: (state, dispatch) => setBlockType(nodeType(isOn(state) ? "p" : name))(state, dispatch),
  };
}

function listTool(name: string): Pick<Tool, "command" | "isOn"> {
  return {
    isOn: (state) => listAround(state)?.name === name,
    command: (state, dispatch) => {
      const list = listAround(state);
      if (list === undefined) return wrapInList(nodeType(name))(state, dispatch);
      if (list.name === name) return liftListItem(nodeType("li"))(state, dispatch);
      dispatch?.(state.tr.setNodeMarkup(list.position, nodeType(name)));
      return true;
    },
  };
}

/** The innermost list around the cursor. */
function listAround({ selection: { $from } }: EditorState): { name: string; position: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === "ul" || name === "ol") return { name, position: $from.before(depth) };
  }
  return undefined;
}

/** Adds a line below the paragraph or list with the cursor, and puts the cursor below the line. */
function addLine(...[state, dispatch]: Parameters<Command>): boolean {
  const { $to } = state.selection;
  const end = $to.depth === 0 ? $to.pos : $to.after(1);
  const isLast = end === state.doc.content.size;
  const tr = state.tr.insert(end, [nodeType("hr").create(), ...(isLast ? [nodeType("p").create()] : [])]);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView());
  return true;
}

/** The editor's type for a tag around or beside words. @throws Error if the content check does not allow the tag */
export function nodeType(name: string): NodeType {
  return known(schema.nodes[name], name);
}

function known<Type>(type: Type | undefined, name: string): Type {
  if (type === undefined) throw new Error(`The content check does not allow <${name}>.`);
  return type;
}
