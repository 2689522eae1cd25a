import { Fragment, type ReactNode } from "react";
import type { Text } from "../words/text";

interface SentenceProps<Names extends string> {
  text: Text<Names>;
  /** What is in the place of each placeholder, such as a link. */
  parts: Readonly<Record<NoInfer<Names>, ReactNode>>;
}

/** A text of the catalog with elements in the places of its placeholders, in the order of the language. */
export function Sentence<Names extends string>({ text, parts }: SentenceProps<Names>) {
  // The odd ones are the names of placeholders.
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // The pieces of a text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{index % 2 ? parts[piece as Names] : piece}</Fragment>
  ));
}
