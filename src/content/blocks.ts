import { z } from "zod";
import { bands } from "./blocks/bands";
import { collections } from "./blocks/collections";
import { guides, stories } from "./blocks/guides";
import { openings } from "./blocks/openings";
import { closings, visits } from "./blocks/visits";

/** The schema of a block: one variant for each `kind`. */
export const anyBlock = z.discriminatedUnion("kind", [
  ...openings,
  ...bands,
  ...collections,
  ...stories,
  ...guides,
  ...visits,
  ...closings,
]);

export type Block = z.infer<typeof anyBlock>;
export type BlockKind = Block["kind"];

/** All block kinds, in the order of `anyBlock`. */
export const blockKinds: readonly BlockKind[] = anyBlock.options.map((option) => option.shape.kind.value);
