import { EditorState } from "prosemirror-state";
import type { FactChoice } from "../forms/fact-choices";
import { factMarks } from "./facts";
import { fromHtml } from "./from-html";
import { keys } from "./keys";
import { typing } from "./typing";

/** Opens the text of a field in the editor. @returns undefined if the editor would write it differently */
export function createState(html: string, facts: readonly FactChoice[]): EditorState | undefined {
  const doc = fromHtml(html);
  return doc && EditorState.create({ doc, plugins: [typing, ...keys, factMarks(facts)] });
}
