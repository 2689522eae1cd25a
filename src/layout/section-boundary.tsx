import { Component, type ReactNode } from "react";
import { restoreSection } from "./server-html";

interface SectionBoundaryProps {
  /** Which of the page's sections it is. */
  index: number;
  children: ReactNode;
}

/**
 * An error boundary around one section: when it throws, the section's HTML as the server sent it is shown in its place,
 * and the rest of the page works on. React logs the error.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    // Live reload's own overlay is to show it.
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
