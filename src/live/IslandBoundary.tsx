import { Component, type ReactNode } from 'react';

interface State {
  error: Error | null;
}

/** Keeps the error of a live part to that part, and lets the reader start it again. */
export class IslandBoundary extends Component<{ children?: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <p role="alert">
        This example crashed: {error.message}{' '}
        <button type="button" onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </p>
    );
  }
}
