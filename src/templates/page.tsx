import { Component, type ReactElement, type ReactNode } from "react";
import { restoreSection } from "../layout/server-html";

/**
 * An error boundary around one section, which knows its index on the page. When the section throws, its server-rendered HTML is
 * shown instead, and the rest of the page keeps working. React logs the error.
 */
class SectionBoundary extends Component<{ index: number; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    // In development, the error overlay shows it.
    if (process.env.NODE_ENV === "development") throw error;
    return { hasFailed: true };
  }

  private readonly restore = (section: HTMLElement | null) => {
    if (section) restoreSection(section, this.props.index);
  };

  override render() {
    return this.state.hasFailed ? <section ref={this.restore} /> : this.props.children;
  }
}

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
