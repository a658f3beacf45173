import { Component, type ReactNode } from 'react';
import { focusMain } from './focus';

interface ErrorBoundaryProps {
  /** Rendered after a crash; `retry` clears the error. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  onError?: (error: Error) => void;
  /** A change clears the error. */
  resetKey?: string;
  children?: ReactNode;
}

interface State {
  error: Error | null;
  resetKey?: string;
}

/** Anything can be thrown. */
const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: toError(thrown) };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onError?.(toError(thrown));
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }

  private readonly retry = () => {
    // The fallback unmounts with the pressed button in it, which would lose focus.
    focusMain();
    this.setState({ error: null });
  };
}
