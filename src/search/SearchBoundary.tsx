import { Component, type ReactNode } from 'react';

interface SearchBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** Keeps an error of the search from taking the page down. */
export class SearchBoundary extends Component<SearchBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
