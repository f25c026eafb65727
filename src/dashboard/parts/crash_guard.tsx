import { Component, type ReactNode } from "react";
import { LoadError } from "./states.tsx";

/** Shows what went wrong in a page, and lets the rest of the dashboard live. */
export class CrashGuard extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <LoadError error={error} onRetry={() => this.setState({ error: null })} />;
  }
}
