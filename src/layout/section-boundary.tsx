import { Component, type ReactNode } from "react";
import { restoreSection } from "./server-html";

/**
 * An error boundary around one section, which knows its index on the page. When the section throws, its server-rendered HTML is shown instead,
 * and the rest of the page keeps working. React logs the error.
 */
export class SectionBoundary extends Component<
  { index: number; children: ReactNode },
  { hasFailed: boolean }
> {
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
