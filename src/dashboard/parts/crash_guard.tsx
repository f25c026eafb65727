import { Component, type ReactNode } from "react";
import { LoadError } from "./states.tsx";

/** Error boundary of a page, which keeps the rest of the dashboard working. */
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
