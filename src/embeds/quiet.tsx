import { Component, type ReactNode } from "react";

/** Shows nothing, in place of the whole page, when a third party's code throws while it draws. React logs the error. */
export class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
