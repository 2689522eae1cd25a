import { setBlockType, toggleMark } from "prosemirror-commands";
import type { NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { allowedTags } from "../../content/markup";
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
const toolOf: Readonly<Record<string, (tag: string) => Omit<Tool, "tag">>> = {
  strong: (tag) => ({ label: "Bold", keys: "Mod-b", ...markTool(tag) }),
  em: (tag) => ({ label: "Italic", keys: "Mod-i", ...markTool(tag) }),
  h3: (tag) => ({ label: "Heading", ...blockTool(tag) }),
  ul: (tag) => ({ label: "Bullets", ...listTool(tag) }),
  ol: (tag) => ({ label: "Numbers", ...listTool(tag) }),
  hr: () => ({ label: "Line", command: addLine }),
};

/** The tools for the tags that the content check allows. */
export const tools: readonly Tool[] = Object.entries(toolOf)
  .filter(([tag]) => allowedTags.includes(tag))
  .map(([tag, make]) => ({ tag, ...make(tag) }));

function markTool(name: string): Pick<Tool, "command" | "isOn"> {
  const mark = markType(name);
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

/** The type of the editor's node for a tag. @throws Error if the content check does not allow the tag */
export function nodeType(name: string): NodeType {
  const type = schema.nodes[name];
  if (type === undefined) throw new Error(`The content check does not allow <${name}>.`);
  return type;
}

function markType(name: string) {
  const type = schema.marks[name];
  if (type === undefined) throw new Error(`The content check does not allow <${name}>.`);
  return type;
}
