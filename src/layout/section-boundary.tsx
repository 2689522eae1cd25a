import { Component, type ReactNode } from "react";
import { restoreSection } from "./server-html";

interface SectionBoundaryProps {
  /** The index of the section on the page, from 0. */
  index: number;
  children: ReactNode;
}

/**
 * An error boundary around one section. When the section throws, its server-rendered HTML is shown instead,
 * and the rest of the page keeps working. React logs the error.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
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
