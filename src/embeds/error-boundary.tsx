import { Component, type ReactNode } from "react";

interface SilentErrorBoundaryProps {
  /** The fallback shown after an error; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** An error boundary for third-party code, so that its errors do not break the page. React logs the error. */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
