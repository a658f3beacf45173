import { Component, type ReactNode } from 'react';

interface LibraryBoundaryProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Tells of an error in a library's controls, so that the default ones can take their place. */
export class LibraryBoundary extends Component<LibraryBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
