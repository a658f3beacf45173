import { Component, type ReactNode } from 'react';

interface SnapshotBeforeUpdateProps {
  /** The value whose changes trigger `call`. */
  of: unknown;
  /** Called right before the DOM update; the function it returns is called right after it. */
  call: () => () => void;
  children: ReactNode;
}

/** Runs code right before and after a DOM update, which only class components can do. */
export class SnapshotBeforeUpdate extends Component<SnapshotBeforeUpdateProps> {
  override getSnapshotBeforeUpdate({ of }: SnapshotBeforeUpdateProps): (() => void) | null {
    return of === this.props.of ? null : this.props.call();
  }

  override componentDidUpdate(_props: SnapshotBeforeUpdateProps, _state: unknown, after: (() => void) | null) {
    // In a microtask: effects of a library may render again in the same step.
    if (after) queueMicrotask(after);
  }

  override render() {
    return this.props.children;
  }
}
