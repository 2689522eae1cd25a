import type { ReactElement } from "react";
import { SectionBoundary } from "../layout/section-boundary";

interface PageTemplateProps<Block> {
  blocks: readonly Block[];
  renderBlock: (block: Block) => ReactElement;
}

/** Renders the blocks of a page in order, each in an error boundary. */
export function PageTemplate<Block>({ blocks, renderBlock }: PageTemplateProps<Block>) {
  return blocks.map((block, index) => (
    // The blocks of a page never change their order while the page is shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <SectionBoundary key={index} index={index}>
      {renderBlock(block)}
    </SectionBoundary>
  ));
}
