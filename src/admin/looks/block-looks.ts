import { anyBlock } from "../../content/blocks";
import { adminPath } from "../../shared/site/admin-paths";
import { metaOf } from "../forms/words";

/** A kind of block as editors see it in a list. */
export interface BlockLook {
  readonly kind: string;
  readonly label: string;
  readonly description: string;
  /** The address of a small picture of what it looks like. */
  readonly picture: string;
}

/** Every kind of block, in the order in which the forms list them. */
export function blockLooks(): BlockLook[] {
  return anyBlock.options.map((option) => {
    const kind = option.shape.kind.value;
    const { formLabel = kind, description = "" } = metaOf(option);
    return { kind, label: formLabel, description, picture: `${adminPath}/files/looks/${kind}.webp` };
  });
}
