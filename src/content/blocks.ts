import { z } from "zod";
import { bands } from "./blocks/bands";
import { closings } from "./blocks/closings";
import { collections } from "./blocks/collections";
import { openings } from "./blocks/openings";
import { stories } from "./blocks/stories";
import { visits } from "./blocks/visits";

/** Every kind of band that a page may be made of. */
export const anyBlock = z.discriminatedUnion("kind", [
  ...openings,
  ...bands,
  ...collections,
  ...stories,
  ...visits,
  ...closings,
]);

export type Block = z.infer<typeof anyBlock>;
export type BlockKind = Block["kind"];

/** The kinds in the order in which they are described here. */
export const blockKinds: readonly BlockKind[] = anyBlock.options.map((option) => option.shape.kind.value);
