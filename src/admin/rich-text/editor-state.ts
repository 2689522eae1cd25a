import { EditorState } from "prosemirror-state";
import type { Choice } from "../forms/choice";
import { factMarks } from "./facts";
import { fromHtml } from "./from-html";
import { keys } from "./keys";
import { typing } from "./typing";

/** Opens the text of a field in the editor. @returns undefined if the editor would write it differently */
export function createState(html: string, facts: readonly Choice[]): EditorState | undefined {
  const doc = fromHtml(html);
  return doc && EditorState.create({ doc, plugins: [typing, ...keys, factMarks(facts)] });
}
