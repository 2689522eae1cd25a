import type { SignaturePart } from "../document";
import type { Flow } from "../flow";
import { signatureRows } from "../signature-rows";
import { boxHeight } from "../theme";
import { fields } from "./fields";
import { heading, text } from "./text";

/** Draws the signature fields, on the same page as their statement. */
export function signature(flow: Flow, part: SignaturePart): void {
  const { title, statement } = part;
  flow.room(2 * (boxHeight + 30) + (title ? 50 : 0) + (statement ? 40 : 0));
  if (title) heading(flow, { kind: "heading", text: title });
  if (statement) text(flow, { kind: "text", text: statement });
  fields(flow, { kind: "fields", rows: signatureRows(part) });
}
