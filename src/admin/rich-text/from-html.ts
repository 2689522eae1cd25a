import { DOMParser as EditorParser, type Node } from "prosemirror-model";
import { schema } from "./schema";
import { toHtml } from "./to-html";

const parser = EditorParser.fromSchema(schema);

/**
 * Reads the HTML of a field for the editor.
 * @returns undefined if the editor would write it differently, even though nothing has changed
 */
export function fromHtml(html: string): Node | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const doc = parser.parse(body, { preserveWhitespace: "full" });
  return toHtml(doc) === html ? doc : undefined;
}
