import { Component, type ReactNode } from "react";

interface QuietProps {
  /** Shown when the third party's code throws; nothing when it is left out. */
  instead?: ReactNode;
  children: ReactNode;
}

/** An error boundary around a third party's code, which must not take the page with it. React logs the error. */
export class SilentErrorBoundary extends Component<QuietProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
